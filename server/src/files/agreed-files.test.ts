import type { Agreement } from 'shared/contract/agreement/agreement';
import {
  AGREEMENT_STATUSES,
  type AgreementAction,
  type AgreementStatus,
} from 'shared/contract/agreement/agreement-status';
import type { DocumentFile } from 'shared/contract/file/file';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { filesModule } from './files-module';
import { type GivenUpload, pdf, uploadForm } from './upload.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, agreementsModule, addendumsModule, offersModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const upload = (given: GivenUpload) =>
  app.as(lawyer).inject({ method: 'POST', url: '/api/files', ...uploadForm(given) });
const uploaded = async (given: GivenUpload) => {
  const answer = await upload(given);
  expect(answer.statusCode).toBe(201);
  return answer.json<DocumentFile>();
};
const remove = (file: DocumentFile) => app.as(lawyer).delete(`/api/files/${String(file.id)}`);
const files = async (id: number) =>
  (
    await app
      .as(lawyer)
      .get(`/api/files?filter[documentable_type]=agreement&filter[documentable_id]=${String(id)}`)
  ).json<{ data: DocumentFile[] }>().data;
const message = (answer: { json: <T>() => T }) => answer.json<{ message: string }>().message;

async function act(id: number, action: AgreementAction, body: object = {}): Promise<Agreement> {
  const card = (await app.as(lawyer).get(`/api/agreements/${String(id)}`)).json<Agreement>();
  const answer = await app
    .as(lawyer)
    .post(`/api/agreements/${String(id)}/${action}`, { lock_version: card.lock_version, ...body });
  expect(answer.statusCode).toBe(200);
  return answer.json<Agreement>();
}

/** A draft that lacks nothing and needs no approval. */
const ready = (change: Parameters<typeof anAgreement>[2] | object = {}) =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    agreement_type_id: company.typeId('З'),
    subject: 'Поставка кабеля',
    amount: '1000.00',
    vat_rate_id: company.rateId('vat22'),
    start_date: '2026-11-01',
    end_date: '2027-10-31',
    agreement_date: '2026-10-30',
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
    ...change,
  });
const inStatus = (status: AgreementStatus) =>
  anAgreement(app.db, company, { responsible_id: lawyer.id, status });

describe('what was agreed on stays', () => {
  it('is frozen when the agreement is approved without an approval, attachments included', async () => {
    const id = await ready();
    const text = await uploaded({ id });
    const price = await uploaded({ id, kind: 'attachment', content: pdf('price') });
    await act(id, 'skip-approval');
    expect((await files(id)).map(({ is_frozen }) => is_frozen)).toEqual([true, true]);
    await act(id, 'return-to-rework', { reason: 'Ошибка в сумме' });
    for (const file of [text, price]) expect((await remove(file)).statusCode).toBe(423);
  });

  it('takes a new text in «Согласован» only after a return to rework, and says so', async () => {
    const id = await ready();
    await uploaded({ id });
    await act(id, 'skip-approval');
    for (const kind of ['draft', 'approval', 'final']) {
      const refused = await upload({ id, kind });
      expect(refused.statusCode).toBe(423);
      expect(message(refused)).toContain('«Вернуть на доработку»');
    }
    const returned = await act(id, 'return-to-rework', { reason: 'Ошибка в сумме' });
    expect(returned.status).toBe('rework');
    expect(await uploaded({ id, content: pdf('mended') })).toMatchObject({ version: 2, is_current: true });
  });

  it('keeps the signed copy from the first signature on', async () => {
    const id = await ready();
    await uploaded({ id });
    await act(id, 'skip-approval');
    await act(id, 'send-to-signing');
    const scan = await uploaded({ id, kind: 'signed', content: pdf('signed') });
    const proof = await uploaded({
      id,
      kind: 'signature',
      fileName: 'Договор.sig',
      content: Buffer.from('MIIC'),
    });
    await act(id, 'mark-signed', { side: 'us', date: '2026-11-18' });
    const kept = (await files(id)).filter((file) => [scan.id, proof.id].includes(file.id));
    expect(kept.map(({ is_frozen }) => is_frozen)).toEqual([true, true]);
    await act(id, 'decline-signing', { reason: 'Не та печать' });
    expect((await remove(scan)).statusCode).toBe(423);
    expect((await app.as(lawyer).get(`/files/${String(scan.id)}`)).statusCode).toBe(200);
  });

  it.each(AGREEMENT_STATUSES)(
    'in the status %s takes a text and lets a file go only while it is written',
    async (status) => {
      const isOpen = status === 'draft' || status === 'rework';
      for (const kind of ['draft', 'approval', 'final']) {
        expect((await upload({ id: await inStatus(status), kind })).statusCode).toBe(isOpen ? 201 : 423);
      }
      const id = await inStatus('draft');
      const attachment = await uploaded({ id, kind: 'attachment' });
      await app.db.updateTable('agreements').set({ status }).where('id', '=', id).execute();
      expect((await remove(attachment)).statusCode).toBe(isOpen ? 204 : 423);
    },
  );

  it('is refused a change or a removal by the database itself', async () => {
    const id = await ready();
    const { id: version } = await uploaded({ id });
    await act(id, 'skip-approval');
    const frozen = app.db.updateTable('document_versions').where('id', '=', version);
    await expect(frozen.set({ frozen_at: null }).execute()).rejects.toThrow('not changed');
    await expect(frozen.set({ kind: 'attachment' }).execute()).rejects.toThrow('not changed');
    await expect(app.db.deleteFrom('document_versions').where('id', '=', version).execute()).rejects.toThrow(
      'not deleted',
    );
  });
});

it('lets the author and the responsible alone give a new text in rework, and others what belongs to it', async () => {
  const id = await inStatus('rework');
  const colleague = await company.employee();
  const given = (kind: string) =>
    app
      .as(colleague)
      .inject({ method: 'POST', url: '/api/files', ...uploadForm({ id, kind, content: pdf(kind) }) });
  for (const kind of ['draft', 'approval', 'final']) {
    const refused = await given(kind);
    expect(refused.statusCode).toBe(403);
    expect(message(refused)).toBe('На доработке текст меняют автор и ответственный');
  }
  expect((await given('attachment')).statusCode).toBe(201);
  expect((await upload({ id })).statusCode).toBe(201);
});

describe('the text of an addendum and of an offer', () => {
  const addenda = async (status: 'draft' | 'approved' | 'signed') => {
    const agreement_id = await inStatus('active');
    const values = { agreement_id, number: '1', title: 'О продлении', responsible_id: lawyer.id, status };
    return app.db.insertInto('addendums').values(values).returning('id').executeTakeFirstOrThrow();
  };
  let offers = 0;
  const offer = async (status: 'draft' | 'approved' | 'sent') => {
    offers += 1;
    const values = {
      number: `КП-${String(offers)}`,
      offer_date: '2026-11-01',
      direction: 'outgoing' as const,
      title: 'Поставка трансформаторов',
      organization_id: company.organizationId,
      counterparty_name: 'Энергомаш',
      responsible_id: lawyer.id,
      status,
    };
    return app.db.insertInto('commercial_offers').values(values).returning('id').executeTakeFirstOrThrow();
  };

  it.each([
    ['addendum', 'signed', addenda],
    ['commercial_offer', 'sent', offer],
  ] as const)(
    '%s: is taken and removed while it is written, and never afterwards',
    async (type, last, make) => {
      const table = type === 'addendum' ? 'addendums' : 'commercial_offers';
      const { id } = await make('draft');
      const text = await uploaded({ type, id });
      expect((await remove(await uploaded({ type, id, content: pdf('next') }))).statusCode).toBe(204);
      for (const status of ['approved', last, 'draft'] as const) {
        await app.db.updateTable(table).set({ status }).where('id', '=', id).execute();
        expect((await remove(text)).statusCode).toBe(423);
        if (status === 'draft') continue;
        expect((await upload({ type, id })).statusCode).toBe(423);
        expect((await upload({ type, id, kind: 'attachment' })).statusCode).toBe(201);
      }
    },
  );

  it.each([
    ['addendum', addenda, 'нажмите «Вернуть на доработку»'],
    ['commercial_offer', offer, 'к новой редакции предложения'],
  ] as const)('%s: a refused text is told of a way that there is', async (type, make, way) => {
    const { id } = await make('approved');
    expect((await upload({ type, id })).json<{ message: string }>().message).toContain(way);
  });

  it.each([
    ['addendum', addenda, 'Дополнительное соглашение'],
    ['commercial_offer', offer, 'Предложение'],
  ] as const)('%s: one that is put away takes no file', async (type, make, subject) => {
    const { id } = await make('approved');
    await app.db
      .updateTable(type === 'addendum' ? 'addendums' : 'commercial_offers')
      .set({ archived_at: new Date('2026-11-19T09:00:00Z') })
      .where('id', '=', id)
      .execute();
    const refused = await upload({ type, id, kind: 'attachment' });
    expect([refused.statusCode, message(refused)]).toEqual([423, `${subject} в архиве, изменить его нельзя`]);
  });

  it('keeps the signed copy of an addendum from the first signature on', async () => {
    const { id } = await addenda('approved');
    const copy = await uploaded({ type: 'addendum', id, kind: 'signed' });
    const change = app.db.updateTable('addendums').where('id', '=', id);
    await change.set({ signed_by_them_at: '2026-11-18' }).execute();
    await change.set({ status: 'draft' }).execute();
    expect((await remove(copy)).statusCode).toBe(423);
  });
});

test('a text the agreement points to is removed while it is written', async () => {
  const id = await inStatus('draft');
  const text = await uploaded({ id });
  await app.db.updateTable('agreements').set({ current_version_id: text.id }).where('id', '=', id).execute();
  expect((await remove(text)).statusCode).toBe(204);
});
