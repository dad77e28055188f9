import type { Agreement } from 'shared/contract/agreement/agreement';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import type { Actor } from '../../platform/http/actor';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../../agreements/company.builder';
import { filesModule } from '../../files/files-module';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { expire } from './offer-actions.service';
import { aFile, anOffer, callsOf, type OfferCalls } from '../offer.builder';
import { offersModule } from '../offers-module';

let app: TestApp;
let company: Company;
let buyer: Actor;
let calls: OfferCalls;

beforeAll(async () => {
  app = await startTestApp({
    modules: [filesModule, agreementsModule, offersModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  buyer = await company.employee();
  calls = callsOf(app, buyer, anOffer(company, buyer));
});
afterAll(() => app.close());

type Answer = Awaited<ReturnType<OfferCalls['act']>>;
const errorsOf = (answer: Answer) => answer.json<{ errors: Record<string, string[]> }>().errors;
const card = (answer: Answer) => answer.json<CommercialOffer>();

async function addWithFile(change: object = {}): Promise<CommercialOffer> {
  const record = await calls.add(change);
  await aFile(app.db, record);
  return record;
}
async function take(record: CommercialOffer, ...steps: [string, object?][]): Promise<CommercialOffer> {
  let now = record;
  for (const [action, body] of steps) {
    const answer = await calls.act(now, action, body);
    if (answer.statusCode !== 200) throw new Error(`${action}: ${answer.payload}`);
    now = card(answer);
  }
  return now;
}
/** Approved while there was still time: today it would not pass. */
async function approvedEarlier(change: object): Promise<CommercialOffer> {
  const record = await calls.add(change);
  await app.db
    .updateTable('commercial_offers')
    .set({ status: 'approved' })
    .where('id', '=', record.id)
    .execute();
  return calls.get(record);
}
const SENT = ['send', { date: '2026-11-18', sent_to: 'Орешкину В. И.' }] as [string, object];
const accepted = async (change: object = {}) =>
  take(await addWithFile(change), ['skip-approval'], ['accept', { date: '2026-11-20' }]);
const statesOf = async (record: CommercialOffer) => {
  const answer = await app.as(buyer).get(`${calls.at(record)}/states`);
  return answer.json<{ data: { status: string }[] }>().data.map(({ status }) => status);
};
const supply = () => ({ agreement_type_id: company.typeId('П') });

test('an outgoing offer is sent, declined, and offered anew under its number', async () => {
  const draft = await calls.add({ direction: 'outgoing', valid_until: '2026-12-01' });
  expect(errorsOf(await calls.act(draft, 'skip-approval'))).toEqual({
    files: ['Приложите файл предложения'],
  });
  await aFile(app.db, draft);
  const approved = await take(draft, ['skip-approval']);
  expect(approved.available_actions).toEqual(['send', 'cancel']);
  expect(Object.keys(errorsOf(await calls.patch(approved, { payment_terms: 'Аванс' })))).toEqual([
    'payment_terms',
  ]);
  expect(Object.keys(errorsOf(await calls.act(approved, 'send')))).toEqual(['date', 'sent_to']);
  expect(errorsOf(await calls.act(approved, 'send', { date: '2026-11-21', sent_to: 'Ему' }))).toHaveProperty(
    'date',
  );
  const sent = await take(approved, SENT);
  expect(sent).toMatchObject({ status: 'sent', sent_at: '2026-11-18', sent_to: 'Орешкину В. И.' });
  expect(Object.keys(errorsOf(await calls.act(sent, 'decline', { date: '2026-11-20' })))).toEqual(['reason']);
  const declined = await take(sent, ['decline', { date: '2026-11-20', reason: 'Дорого' }]);
  expect(declined).toMatchObject({ decision_at: '2026-11-20', decision_comment: 'Дорого' });
  const revision = await take(declined, ['create-revision']);
  expect(revision).toMatchObject({
    number: draft.number,
    revision: 2,
    status: 'draft',
    offer_date: '2026-11-20',
    valid_until: null,
    sent_at: null,
    amount: draft.amount,
    previous: { id: draft.id },
  });
  expect(await calls.get(draft)).toMatchObject({ status: 'revised', next: { id: revision.id } });
  expect(await statesOf(draft)).toEqual(['draft', 'approved', 'sent', 'declined', 'revised']);
});

test('whoever accepts an offer is told that its counterparty was blocked meanwhile, and may accept it', async () => {
  const approved = await take(await addWithFile(), ['skip-approval']);
  const sent = await take(await addWithFile({ direction: 'outgoing' }), ['skip-approval'], SENT);
  const block = (status: 'blocked' | 'active') =>
    app.db.updateTable('counterparties').set({ status }).where('id', '=', company.counterpartyId).execute();
  await block('blocked');
  const told = [(await calls.get(approved)).readiness, (await calls.get(sent)).readiness];
  const now = await take(approved, ['accept', { date: '2026-11-20' }]);
  await block('active');
  for (const readiness of told) {
    expect(readiness).toContainEqual(expect.objectContaining({ field: 'counterparty_id', level: 'warning' }));
  }
  expect(now).toMatchObject({ status: 'accepted', readiness: [] });
  expect((await calls.get(sent)).readiness).toEqual([]);
});

test('a revision that was deleted is written anew, and no offer has two', async () => {
  const sent = await take(await addWithFile({ direction: 'outgoing' }), SENT);
  const first = await take(sent, ['create-revision']);
  expect((await calls.act(await calls.get(sent), 'create-revision')).statusCode).toBe(409);
  await app.as(buyer).delete(`${calls.at(first)}?lock_version=${String(first.lock_version)}`);
  expect(await take(await calls.get(sent), ['create-revision'])).toMatchObject({ revision: 2 });
});

test('a revision that was cancelled is written anew under the next number, in its place of the comparison', async () => {
  const [sent, rival] = [await take(await addWithFile(), ['skip-approval']), await calls.add()];
  const compared = await take(sent, ['compare', { offer_id: rival.id }]);
  await app.db
    .updateTable('commercial_offers')
    .set({ status: 'expired' })
    .where('id', '=', sent.id)
    .execute();
  const first = await take(await calls.get(compared), ['create-revision']);
  expect((await calls.get(sent)).available_actions).not.toContain('create-revision');
  await take(first, ['cancel', { reason: 'Не нужна' }]);
  const replaced = await calls.get(sent);
  expect(replaced).toMatchObject({ status: 'revised', next: null });
  expect(replaced.available_actions).toContain('create-revision');
  const second = await take(replaced, ['create-revision']);
  expect(second).toMatchObject({ revision: 3, competitor_group_id: compared.competitor_group_id });
  expect(second.competitor_group_id).not.toBeNull();
  expect((await calls.get(sent)).next).toMatchObject({ id: second.id });
});

test('a revision asks for the right to make offers and for the version that was read', async () => {
  const sent = await take(await addWithFile({ direction: 'outgoing' }), SENT);
  const editor = await company.employee({
    permissions: ['commercial_offers.read', 'commercial_offers.edit'],
  });
  expect((await calls.by(editor).act(sent, 'create-revision')).statusCode).toBe(403);
  expect((await calls.act({ ...sent, lock_version: 1 }, 'create-revision')).statusCode).toBe(409);
  expect(await calls.get(sent)).toMatchObject({ status: 'sent', next: null });
});

test('where somebody has said who approves offers, none goes out unapproved', async () => {
  await app.db
    .insertInto('chain_templates')
    .values({ name: 'Предложения', document_kinds: ['commercial_offer'] })
    .execute();
  const draft = await addWithFile({ direction: 'outgoing' });
  const asked = await calls.get(draft);
  expect(asked.available_actions).toEqual(['send-to-approval', 'cancel', 'archive']);
  expect((await calls.act(asked, 'skip-approval')).statusCode).toBe(409);
  expect((await calls.act(asked, ...SENT)).statusCode).toBe(409);
  const waiting = await take(asked, ['send-to-approval']);
  expect((await calls.patch(waiting, { title: 'Тайная правка' })).statusCode).toBe(423);
  expect((await calls.act(waiting, 'cancel', { reason: 'Передумали' })).statusCode).toBe(409);
  expect(await take(waiting, ['recall', { reason: 'Ошибка в цене' }])).toMatchObject({ status: 'draft' });
  await app.db.deleteFrom('chain_templates').execute();
});

function upload(record: CommercialOffer, kind: string) {
  const part = (name: string, value: string, file = '') =>
    `--edge\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n${value}\r\n`;
  const payload = [
    part('documentable_type', 'commercial_offer'),
    part('documentable_id', String(record.id)),
    part('kind', kind),
    part('file', '%PDF-1.7\ntext\n%%EOF\n', '; filename="КП.pdf"\r\nContent-Type: application/pdf'),
    '--edge--\r\n',
  ].join('');
  const headers = { 'content-type': 'multipart/form-data; boundary=edge' };
  return app.as(buyer).inject({ method: 'POST', url: '/api/files', payload: Buffer.from(payload), headers });
}

async function frozenOf({ id }: CommercialOffer): Promise<boolean[]> {
  const query = `filter[documentable_type]=commercial_offer&filter[documentable_id]=${String(id)}`;
  const answer = await app.as(buyer).get(`/api/files?${query}`);
  return answer.json<{ data: { is_frozen: boolean }[] }>().data.map(({ is_frozen }) => is_frozen);
}

test('the text is written until it is sent, attachments are taken later, and nothing once it is cancelled', async () => {
  const draft = await calls.add({ direction: 'outgoing' });
  const text = await upload(draft, 'draft');
  expect(text.statusCode).toBe(201);
  const sent = await take(draft, SENT);
  const { id } = text.json<{ id: number }>();
  expect((await app.as(buyer).delete(`/api/files/${String(id)}`)).statusCode).toBe(423);
  expect(await frozenOf(sent)).toEqual([true]);
  expect((await upload(sent, 'final')).statusCode).toBe(423);
  expect((await upload(sent, 'attachment')).statusCode).toBe(201);
  const cancelled = await take(await calls.add(), ['cancel', { reason: 'Не нужно' }]);
  expect((await upload(cancelled, 'attachment')).statusCode).toBe(423);
});

test('what was not approved inside returns to the drafts, what was cancelled does not', async () => {
  const refused = await calls.add();
  // The approval itself is another module's; it ends like this.
  await app.db
    .updateTable('commercial_offers')
    .set({ status: 'rejected_internal' })
    .where('id', '=', refused.id)
    .execute();
  expect(await take(await calls.get(refused), ['reopen'])).toMatchObject({ status: 'draft' });
  const cancelled = await take(await calls.add(), ['cancel', { reason: 'Не нужно' }]);
  expect(cancelled).toMatchObject({
    status: 'cancelled',
    status_reason: 'Не нужно',
    available_actions: ['archive'],
  });
});

test('an answer counts only while the offer holds and not before it was made', async () => {
  const offer = await approvedEarlier({ valid_until: '2026-11-15' });
  const tooLate = await calls.act(offer, 'accept', { date: '2026-11-16' });
  expect(errorsOf(tooLate)).toEqual({ date: ['Срок действия предложения истёк 15.11.2026'] });
  expect(errorsOf(await calls.act(offer, 'accept', { date: '2026-11-09' }))).toHaveProperty('date');
  expect(errorsOf(await calls.act(offer, 'accept', { date: '2026-11-21' }))).toHaveProperty('date');
  expect((await calls.act(offer, 'accept', { date: '2026-11-15' })).statusCode).toBe(200);
});

test('an offer that nobody answered in time expires by itself, once', async () => {
  const last = await take(await addWithFile({ direction: 'outgoing', valid_until: '2026-11-25' }), SENT);
  const endless = await take(await addWithFile({ direction: 'outgoing' }), SENT);
  const taken = await accepted({ valid_until: '2026-11-25' });
  await expire(app.deps, '2026-11-25');
  expect((await calls.get(last)).status).toBe('sent');
  await expire(app.deps, '2026-11-26');
  await expire(app.deps, '2026-11-27');
  const after = await calls.get(last);
  expect(after).toMatchObject({ status: 'expired', lock_version: last.lock_version + 1 });
  expect(after.available_actions).toEqual(['create-revision', 'archive']);
  expect((await calls.get(endless)).status).toBe('sent');
  expect((await calls.get(taken)).status).toBe('accepted');
  expect(await statesOf(last)).toEqual(['draft', 'sent', 'expired']);
});

test('an accepted offer becomes a draft agreement with its parties, lines and tax, and each leads to the other', async () => {
  const offer = await accepted({
    subject: 'Коммутаторы доступа',
    payment_terms: 'Аванс 30 %',
    items: [
      {
        name: 'Коммутатор',
        measure_id: company.measureId('шт'),
        quantity: '2',
        price: '100.00',
        discount_percent: '10',
        vat_mode: 'on_top',
        vat_rate_id: company.rateId('vat22'),
      },
    ],
  });
  expect(errorsOf(await calls.act(offer, 'convert-to-agreement'))).toHaveProperty('agreement_type_id');
  const converted = await take(offer, ['convert-to-agreement', supply()]);
  const agreementId = converted.agreement?.id ?? 0;
  const agreement = (await app.as(buyer).get(`/api/agreements/${String(agreementId)}`)).json<Agreement>();
  expect(agreement).toMatchObject({
    status: 'draft',
    direction: 'expense',
    title: offer.title,
    subject: 'Коммутаторы доступа',
    organization: { id: company.organizationId },
    counterparty: { id: company.counterpartyId },
    responsible: { id: buyer.id },
    department: { id: company.departmentId },
    amount: '219.60',
    vat_amount: '39.60',
    payment_terms: 'Аванс 30 %',
    items: [{ name: 'Коммутатор', price: '100.00', discount_percent: '10.00', vat_mode: 'on_top' }],
    commercial_offer: { id: offer.id, name: `№\u00a0${offer.number}` },
  });
  expect(converted).toMatchObject({ status: 'converted', available_actions: ['archive'] });
  expect(await statesOf(offer)).toEqual(['draft', 'approved', 'accepted', 'converted']);
});

test('the card names no agreement made of the offer to whoever does not see that one, though they see others', async () => {
  const converted = await take(await accepted(), ['convert-to-agreement', supply()]);
  const id = converted.agreement?.id ?? 0;
  const other = await company.employee({ dataScope: 'department', departmentIds: [company.departmentId] });
  await anAgreement(app.db, company, { responsible_id: other.id });
  const named = async () =>
    (await app.as(other).get(calls.at(converted))).json<CommercialOffer>().agreement?.name;
  expect(await named()).toBe(converted.agreement?.name);
  const hidden = { confidentiality: 'restricted' } as const;
  await app.db.updateTable('agreements').set(hidden).where('id', '=', id).execute();
  expect(await named()).not.toBe(converted.agreement?.name);
});

test('an offer is accepted again when the agreement drafted by it is deleted, and makes another', async () => {
  const offer = await accepted();
  const converted = await take(offer, ['convert-to-agreement', supply()]);
  const agreement = `/api/agreements/${String(converted.agreement?.id)}`;
  expect((await app.as(buyer).delete(agreement, { lock_version: 1 })).statusCode).toBe(204);
  const back = await calls.get(offer);
  expect(back).toMatchObject({ status: 'accepted', agreement: null });
  expect(back.available_actions).toContain('convert-to-agreement');
  expect(await statesOf(offer)).toEqual(['draft', 'approved', 'accepted', 'converted', 'accepted']);
  const again = await take(back, ['convert-to-agreement', supply()]);
  expect(again).toMatchObject({ status: 'converted' });
  expect(again.agreement?.id).not.toBe(converted.agreement?.id);
});

const agreementOf = async (id: number | undefined) =>
  (await app.as(buyer).get(`/api/agreements/${String(id)}`)).json<Agreement>();
async function actOn(id: number | undefined, action: string, body: object = {}): Promise<void> {
  const { lock_version } = await agreementOf(id);
  const answer = await app
    .as(buyer)
    .post(`/api/agreements/${String(id)}/${action}`, { lock_version, ...body });
  expect(answer.statusCode).toBe(200);
}
const CANCELLED = ['cancel', { reason: 'Передумали' }] as const;

test('an offer is accepted again when its agreement is cancelled, and converted when that is reopened', async () => {
  const converted = await take(await accepted(), ['convert-to-agreement', supply()], ['archive']);
  const id = converted.agreement?.id;
  await actOn(id, ...CANCELLED);
  const back = await calls.get(converted);
  expect(back).toMatchObject({ status: 'accepted', agreement: null, archived_at: null });
  expect(back.available_actions).toContain('convert-to-agreement');
  await actOn(id, 'reopen');
  expect(await calls.get(converted)).toMatchObject({ status: 'converted', agreement: { id } });
  expect((await agreementOf(id)).commercial_offer).toMatchObject({ id: converted.id });
  const history = await app.as(buyer).get(`${calls.at(converted)}/history`);
  expect(history.json<{ data: { action_label: string }[] }>().data[0]?.action_label).toBe(
    'Договор по предложению возвращён в черновики',
  );
});

test('an agreement that is reopened leads to no offer once another one was made by it', async () => {
  const converted = await take(await accepted(), ['convert-to-agreement', supply()]);
  const first = converted.agreement?.id;
  await actOn(first, ...CANCELLED);
  const again = await take(await calls.get(converted), ['convert-to-agreement', supply()]);
  const second = again.agreement?.id;
  await actOn(first, 'reopen');
  expect(await agreementOf(first)).toMatchObject({ status: 'draft', commercial_offer: null });
  expect(await calls.get(converted)).toMatchObject({ status: 'converted', agreement: { id: second } });
  expect((await agreementOf(second)).commercial_offer).toMatchObject({ id: converted.id });
});

test('a lead becomes a party of an agreement only as a counterparty of the book', async () => {
  const lead = await accepted({ counterparty_id: null, counterparty_name: 'Энергомаш' });
  const nobody = await calls.act(lead, 'convert-to-agreement', supply());
  expect(errorsOf(nobody)).toHaveProperty('counterparty_id');
  const own = { ...supply(), counterparty_id: company.organizationId };
  expect(errorsOf(await calls.act(lead, 'convert-to-agreement', own))).toHaveProperty('counterparty_id');
  expect((await calls.get(lead)).status).toBe('accepted');
  const known = { ...supply(), counterparty_id: company.counterpartyId };
  expect(await take(lead, ['convert-to-agreement', known])).toMatchObject({
    counterparty: { id: company.counterpartyId },
    counterparty_name: 'Лесная Плаза',
  });
});

test('whoever may not read the other side of a link sees that there is one, and not its name', async () => {
  const converted = await take(await accepted(), ['convert-to-agreement', supply()]);
  const clerk = await company.employee({ permissions: ['commercial_offers.read'] });
  const seen = (await app.as(clerk).get(calls.at(converted))).json<CommercialOffer>();
  expect(seen.agreement).toEqual({ id: converted.agreement?.id, name: 'Нет доступа' });
  const lawyer = await company.employee({ permissions: ['agreements.read'] });
  const agreement = await app.as(lawyer).get(`/api/agreements/${String(converted.agreement?.id)}`);
  expect(agreement.json<Agreement>().commercial_offer).toEqual({ id: converted.id, name: 'Нет доступа' });
});

test('a refused agreement leaves the offer accepted and no agreement behind', async () => {
  const offer = await accepted();
  const count = () => app.db.selectFrom('agreements').select('id').execute();
  const before = await count();
  const unknown = await calls.act(offer, 'convert-to-agreement', { agreement_type_id: 999_999 });
  expect(errorsOf(unknown)).toEqual({ agreement_type_id: ['Выберите действующий тип договора'] });
  const clerk = await company.employee({
    permissions: ['commercial_offers.read', 'commercial_offers.edit'],
  });
  expect((await calls.by(clerk).act(offer, 'convert-to-agreement', supply())).statusCode).toBe(403);
  expect(await count()).toHaveLength(before.length);
  expect((await calls.get(offer)).status).toBe('accepted');
});
