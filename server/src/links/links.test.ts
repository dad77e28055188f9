import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { type DocumentLink, documentLink, documentLinks } from 'shared/contract/link/agreement-link';
import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { anOffer } from '../offers/offer.builder';
import { offersModule } from '../offers/offers-module';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { linksModule } from './links-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, agreementsModule, addendumsModule, offersModule, linksModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const agreement = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, { responsible_id: lawyer.id, ...given });
const offer = async () =>
  (await app.as(lawyer).post('/api/commercial-offers', anOffer(company, lawyer)())).json<{ id: number }>().id;
const at = (id: number, rest = '') => `/api/agreements/${String(id)}/links${rest}`;
const postAs =
  (actor: Actor) =>
  (from: number, to: number, given: object = {}) =>
    app.as(actor).post(at(from), { document_type: 'agreement', document_id: to, kind: 'basis', ...given });
const post = (from: number, to: number, given: object = {}) => postAs(lawyer)(from, to, given);
const add = async (from: number, to: number, given: object = {}): Promise<DocumentLink> => {
  const made = await post(from, to, given);
  expect(made.statusCode).toBe(201);
  return documentLink.parse(made.json());
};
const linksOf = async (id: number, actor = lawyer, resource = 'agreements') =>
  documentLinks.parse((await app.as(actor).get(`/api/${resource}/${String(id)}/links`)).json());
const errorsOf = (answer: { json: <T>() => T }) => answer.json<{ errors: Record<string, string[]> }>().errors;
const history = async (id: number, actor = lawyer) =>
  (await app.as(actor).get(`/api/agreements/${String(id)}/history`)).json<{ data: ActivityLog[] }>().data;

test('who is calling comes first, then whether they may, then what they send', async () => {
  const [from, to] = [await agreement(), await agreement()];
  const { id } = await add(from, to);
  const reader = await company.employee({ permissions: ['agreements.read'] });
  const nobody = await company.employee({ permissions: [] });
  const body = { document_type: 'agreement', document_id: to, kind: 'annex' };
  const link = at(from, `/${String(id)}`);
  expect((await app.stranger.get(at(from))).statusCode).toBe(401);
  expect((await app.as(nobody).get(at(from))).statusCode).toBe(403);
  expect((await app.stranger.post(at(from), body)).statusCode).toBe(401);
  expect((await app.as(reader).post(at(from), body)).statusCode).toBe(403);
  expect((await app.stranger.patch(link, {})).statusCode).toBe(401);
  expect((await app.as(reader).patch(link, {})).statusCode).toBe(403);
  expect((await app.stranger.delete(link)).statusCode).toBe(401);
  expect((await app.as(reader).delete(link)).statusCode).toBe(403);
  expect((await app.as(lawyer).post(at(from), { ...body, kind: 'enemy' })).statusCode).toBe(422);
  expect((await app.as(lawyer).get(at(999_999))).statusCode).toBe(404);
});

test('both documents tell the link, each in its own words', async () => {
  const from = await agreement({ number: '7/2026' });
  const to = await offer();
  await add(from, to, { document_type: 'commercial_offer' });
  const own = await linksOf(from);
  expect(own.data).toMatchObject([
    {
      kind: 'basis',
      direction: 'out',
      label: 'Основание',
      document: {
        type: 'commercial_offer',
        id: to,
        title: 'Поставка коммутаторов доступа',
        counterparty_name: 'ООО\u00a0«Лесная Плаза»',
        status_label: 'Черновик',
        url: `/commercial-offers/${String(to)}`,
      },
      can: { edit: true },
    },
  ]);
  expect(own.can.add).toBe(true);
  expect(own.kinds.map(({ name }) => name)).toEqual(['agreement', 'addendum', 'commercial_offer']);
  const other = await linksOf(to, lawyer, 'commercial-offers');
  expect(other.can.add).toBe(false);
  expect(other.data).toMatchObject([
    {
      direction: 'in',
      label: 'Основание для',
      document: { name: 'Договор №\u00a07/2026', counterparty_name: 'ООО\u00a0«Лесная Плаза»' },
      can: { edit: true },
    },
  ]);
  const card = (await app.as(lawyer).get(`/api/agreements/${String(from)}`)).json<{ links: unknown }>();
  expect(card.links).toMatchObject(own.data);
});

test('two documents are connected once, and none with itself', async () => {
  const [from, to] = [await agreement(), await agreement()];
  await add(from, to);
  expect(errorsOf(await post(from, to, { kind: 'other' }))).toEqual({
    document_id: ['Эти документы уже связаны'],
  });
  expect(errorsOf(await post(to, from))).toEqual({ document_id: ['Эти документы уже связаны'] });
  expect(errorsOf(await post(from, from))).toHaveProperty('document_id');
  expect(errorsOf(await post(from, 999_999))).toEqual({ document_id: ['Договор не найден'] });
  expect(errorsOf(await post(from, 1, { document_type: 'counterparty' }))).toHaveProperty('document_type');
  expect((await linksOf(from)).data).toHaveLength(1);
});

test('a link to what the reader may not see is neither shown nor made nor touched', async () => {
  const from = await agreement();
  const secret = await agreement({ confidentiality: 'restricted' });
  const { id } = await add(from, secret);
  const narrow = await company.employee({ dataScope: 'department', departmentIds: [company.departmentId] });
  expect((await linksOf(from, narrow)).data).toEqual([]);
  const card = (await app.as(narrow).get(`/api/agreements/${String(from)}`)).json<{ links: unknown }>();
  expect(card.links).toEqual([]);
  expect((await app.as(narrow).get(at(secret))).statusCode).toBe(404);
  expect(errorsOf(await postAs(narrow)(await agreement(), secret))).toEqual({
    document_id: ['Договор не найден'],
  });
  expect((await app.as(narrow).delete(at(from, `/${String(id)}`))).statusCode).toBe(404);
  const withoutOffers = await company.employee({ permissions: ['agreements.read'] });
  const sold = await agreement();
  await add(sold, await offer(), { document_type: 'commercial_offer' });
  expect((await linksOf(sold, withoutOffers)).data).toEqual([]);
  // Whoever reads the journal of one of them does not learn of the other unless they see it.
  expect((await history(from, narrow))[0]?.changes).toMatchObject([{ new: 'Нет доступа' }]);
  expect((await history(from))[0]?.changes[0]?.new).toMatch(/^Основание: Договор Т-\d+$/);
});

test('a link becomes another one at the version it was read at, and both journals say so', async () => {
  const [from, to] = [await agreement({ number: '8/2026' }), await agreement({ number: '9/2026' })];
  const made = await add(from, to);
  const url = at(from, `/${String(made.id)}`);
  const changed = await app.as(lawyer).patch(url, { lock_version: made.lock_version, kind: 'cancels' });
  expect(documentLink.parse(changed.json())).toMatchObject({ label: 'Отменяет', lock_version: 2 });
  expect((await app.as(lawyer).patch(url, { lock_version: 1, kind: 'annex' })).statusCode).toBe(409);
  expect((await app.as(lawyer).delete(url)).statusCode).toBe(204);
  expect((await app.as(lawyer).delete(url)).statusCode).toBe(404);
  expect((await linksOf(to)).data).toEqual([]);
  const told = (lines: ActivityLog[]) => lines.map(({ action, changes }) => [action, changes[0]?.new]);
  expect(told(await history(from))).toEqual([
    ['link.removed', null],
    ['link.changed', 'Отменяет: Договор №\u00a09/2026'],
    ['link.added', 'Основание: Договор №\u00a09/2026'],
  ]);
  expect(told(await history(to))).toEqual([
    ['link.removed', null],
    ['link.changed', 'Отменяется документом: Договор №\u00a08/2026'],
    ['link.added', 'Основание для: Договор №\u00a08/2026'],
  ]);
});

test('what is agreed upon is still connected with others, what is archived is not', async () => {
  const to = await agreement();
  for (const status of ['on_approval', 'on_signing', 'completed'] as const)
    await add(await agreement({ status }), to);
  const kept = await agreement({ status: 'completed', archived_at: '2026-11-01T00:00:00Z' });
  expect((await post(kept, to)).statusCode).toBe(423);
  expect((await linksOf(kept)).can.add).toBe(false);
  const destroyed = await agreement({
    status: 'completed',
    archived_at: '2026-11-01T00:00:00Z',
    destroyed_at: '2026-11-02T00:00:00Z',
  });
  const from = await agreement();
  await add(from, destroyed);
  expect((await linksOf(from)).data).toMatchObject([{ document: { is_archived: true, is_destroyed: true } }]);
});
