import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { agreement, type Agreement } from 'shared/contract/agreement/agreement';
import { archiveModule } from '../../archive/archive-module';
import { filesModule } from '../../files/files-module';
import { aVersion } from '../../files/version.builder';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement, type Company } from '../company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, archiveModule, agreementsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const url = (id: number, rest = '') => `/api/agreements/${String(id)}${rest}`;
const read = async (id: number) => agreement.parse((await app.as(lawyer).get(url(id))).json());
async function act(
  id: number,
  action: string,
  { by = lawyer, ...body }: { by?: Actor; [answer: string]: unknown },
) {
  const { lock_version } = await read(id);
  return app.as(by).post(url(id, `/${action}`), { lock_version, ...body });
}
const file = (id: number, kind: 'draft' | 'scan' | 'attachment' = 'scan', version = 1) =>
  aVersion(app.db, { type: 'agreement', id, kind, version, isCurrent: version === 1 });
const errors = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const REASON = { reason: 'Указали скан другого экземпляра' };
const correct = (id: number, body: object, by = lawyer) =>
  act(id, 'correct-signed-file', { side: 'us', ...REASON, ...body, by });

/** An agreement being signed on paper that we have signed, with the file that was named by mistake. */
async function signedByUs(status: AgreementStatus = 'on_signing') {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'on_signing',
    number: `П-${String(Math.random())}`,
    agreement_date: '2026-11-10',
    signing_method: 'paper',
    our_signatory_id: company.ourSignatoryId,
    their_signatory_id: company.theirSignatoryId,
  });
  const wrong = await file(id, 'attachment');
  const body = { side: 'us', date: '2026-11-18', document_version_id: wrong };
  expect((await act(id, 'mark-signed', body)).statusCode).toBe(200);
  if (status !== 'on_signing') {
    await app.db.updateTable('agreements').set({ status }).where('id', '=', id).execute();
  }
  return { id, wrong, right: await file(id, 'attachment', 2) };
}

test.each(['on_signing', 'signed', 'active', 'suspended'] as const)(
  '%s: another file is named for a signature, its day and the state stay',
  async (status) => {
    const { id, right } = await signedByUs(status);
    const corrected = (await correct(id, { document_version_id: right })).json<Agreement>();
    expect(corrected).toMatchObject({
      status,
      signed_by_us_at: '2026-11-18',
      signed_by_us_file: { id: right },
      signed_by_them_at: null,
      signed_by_them_file: null,
    });
  },
);

test('the journal tells the former file, the new one and why', async () => {
  const { id, right } = await signedByUs();
  await correct(id, { document_version_id: right });
  const history = (await app.as(lawyer).get(url(id, '/history'))).json<{
    data: { action_label: string; changes: { label: string; old: string | null; new: string }[] }[];
  }>();
  expect(history.data[0]).toMatchObject({ action_label: 'Исправление файла подписи договора' });
  expect(history.data[0]?.changes).toEqual([
    expect.objectContaining({ label: 'Кто подписал', new: 'Мы' }),
    expect.objectContaining({ label: 'Причина', new: REASON.reason }),
    expect.objectContaining({
      label: 'Подписанный файл',
      old: 'Документ.pdf, версия 1',
      new: 'Документ.pdf, версия 2',
    }),
  ]);
});

test('what is named now stays as it is, and so does what was named by mistake', async () => {
  const { id, wrong, right } = await signedByUs();
  await correct(id, { document_version_id: right });
  for (const version of [wrong, right]) {
    const removal = app.db.deleteFrom('document_versions').where('id', '=', version).execute();
    await expect(removal).rejects.toThrow('a frozen version is not deleted');
  }
});

test('a signature that names no file yet is given one', async () => {
  const { id, right } = await signedByUs();
  await app.db
    .updateTable('agreements')
    .set({ signed_by_us_version_id: null })
    .where('id', '=', id)
    .execute();
  const given = (await correct(id, { document_version_id: right })).json<Agreement>();
  expect(given.signed_by_us_file).toMatchObject({ id: right });
});

test('of a further side the file alone changes', async () => {
  const { id, wrong, right } = await signedByUs();
  const { id: surety } = await app.db
    .insertInto('agreement_parties')
    .values({
      agreement_id: id,
      counterparty_id: company.counterpartyId,
      role_name: 'Поручитель',
      side: 'third',
      signed_at: '2026-11-17',
      signed_by: 'Ильин Пётр Олегович',
      signed_set_by_id: lawyer.id,
      signed_version_id: wrong,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const colleague = await company.employee();
  const third = { side: 'third', party_id: surety, document_version_id: right };
  expect((await correct(id, third, colleague)).statusCode).toBe(200);
  expect(await read(id)).toMatchObject({
    signed_by_us_file: { id: wrong },
    parties: [
      {
        signed_at: '2026-11-17',
        signed_by: 'Ильин Пётр Олегович',
        signed_set_by_id: lawyer.id,
        signed_file: { id: right },
      },
    ],
  });
  const removal = app.db.deleteFrom('document_versions').where('id', '=', right).execute();
  await expect(removal).rejects.toThrow('a frozen version is not deleted');
});

test.each([
  ['side', { side: 'them' }, 'Подпись этой стороны не отмечена'],
  ['party_id', { side: 'third' }, 'Выберите, какая из сторон подписала'],
  ['date', { date: '2026-11-17' }, 'Исправляется только файл подписи'],
  ['signed_by', { signed_by: 'Ильин П. О.' }, 'Исправляется только файл подписи'],
  ['reason', { reason: undefined }, 'Это поле обязательно для заполнения'],
  ['document_version_id', { document_version_id: undefined }, 'Это поле обязательно для заполнения'],
  ['document_version_id', { document_version_id: 999_999 }, 'Такого файла у документа нет'],
])('what is wrong with its %s is said under it: %j', async (field, body, text) => {
  const { id, wrong, right } = await signedByUs();
  const answer = await correct(id, { document_version_id: right, ...body });
  expect(answer.statusCode).toBe(422);
  expect(errors(answer)[field]?.[0]).toContain(text);
  expect(await read(id)).toMatchObject({ lock_version: 2, signed_by_us_file: { id: wrong } });
});

test('the same file and a text without signatures are refused as they are with the mark', async () => {
  const { id, wrong } = await signedByUs();
  const same = await correct(id, { document_version_id: wrong });
  expect(errors(same).document_version_id?.[0]).toContain('уже указан этот файл');
  const text = await correct(id, { document_version_id: await file(id, 'draft') });
  expect(errors(text).document_version_id?.[0]).toContain('Это текст без подписей');
});

test.each(['completed', 'expired', 'terminated', 'approved', 'rework', 'cancelled'] as const)(
  '%s: nothing is put right',
  async (status) => {
    const { id, right } = await signedByUs(status);
    expect((await correct(id, { document_version_id: right })).statusCode).toBe(409);
    expect((await read(id)).available_actions).not.toContain('correct-signed-file');
  },
);

test('of an archived agreement and of one that has changed meanwhile nothing is put right either', async () => {
  const { id, wrong, right } = await signedByUs();
  const stale = { lock_version: 1, side: 'us', ...REASON, document_version_id: right };
  expect((await app.as(lawyer).post(url(id, '/correct-signed-file'), stale)).statusCode).toBe(409);
  const archived_at = '2026-11-19T00:00:00Z';
  await app.db.updateTable('agreements').set({ archived_at }).where('id', '=', id).execute();
  expect((await correct(id, { document_version_id: right })).statusCode).toBe(409);
  expect((await read(id)).signed_by_us_file).toMatchObject({ id: wrong });
});

test('whoever may mark a signature may put its file right, a reader may not', async () => {
  const { id, right } = await signedByUs();
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await correct(id, { document_version_id: right }, reader)).statusCode).toBe(403);
  const signer = await company.employee({ permissions: ['agreements.read', 'documents.sign'] });
  expect((await correct(id, { document_version_id: right }, signer)).statusCode).toBe(200);
});
