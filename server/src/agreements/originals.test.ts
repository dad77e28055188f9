import type { Agreement, AgreementRow, AgreementSummary } from 'shared/contract/agreement/agreement';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { agreementsModule } from './agreements-module';
import { aCompany, anAgreement, type Company } from './company.builder';

let app: TestApp;
let company: Company;
let clerk: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  clerk = await company.employee({ name: 'Дроздова Ольга Павловна' });
});
afterAll(() => app.close());

const signed = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'active',
    signing_method: 'paper',
    originals_status: 'sent',
    originals_sent_at: '2026-11-02',
    originals_due_at: '2026-11-16',
    ...given,
  });
const url = (id: number) => `/api/agreements/${String(id)}`;
const awaited = async () =>
  (await app.as(clerk).get('/api/agreements?filter[tab]=originals&sort=originals_due_at')).json<{
    data: AgreementRow[];
  }>().data;
const bulk = (ids: number[], originals: object, actor = clerk) =>
  app.as(actor).post('/api/agreements/bulk', { ids, originals });

test('the tab shows the signed papers that have not come back, the longest awaited first, and counts them', async () => {
  const late = await signed({ originals_due_at: '2026-10-12' });
  const due = await signed();
  await signed({ originals_status: 'received', originals_received_at: '2026-11-10' });
  await signed({ signing_method: 'edi', originals_status: 'not_required', originals_due_at: null });
  await signed({ status: 'draft' });
  expect((await awaited()).map(({ id }) => id)).toEqual([late, due]);
  const summary = (await app.as(clerk).get('/api/agreements/summary')).json<AgreementSummary>();
  expect(summary.tabs.originals?.total).toBe(2);
});

test('whoever writes down that the original was sent is named beside it', async () => {
  const id = await signed({
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
  });
  const answer = await app.as(clerk).patch(url(id), {
    lock_version: 1,
    originals_status: 'sent',
    originals_sent_at: '2026-11-19',
    originals_due_at: '2026-12-03',
  });
  expect(answer.statusCode).toBe(200);
  const row = (await awaited()).find((each) => each.id === id);
  expect(row).toMatchObject({ originals_due_at: '2026-12-03', originals_sent_by_name: clerk.name });
});

test('several are received at once with their day and place; what cannot be is named with the reason', async () => {
  const ids = [await signed(), await signed()];
  const expired = await signed({ status: 'expired' });
  const answer = await bulk([...ids, expired], {
    received_at: '2026-11-20',
    storage_place: 'Шкаф 4, папка 12',
  });
  expect(answer.json()).toMatchObject({ updated: 2, refused: [{ id: expired }] });
  const card = (await app.as(clerk).get(url(ids[0] ?? 0))).json<Agreement>();
  expect(card).toMatchObject({
    originals_status: 'received',
    originals_received_at: '2026-11-20',
    storage_place: 'Шкаф 4, папка 12',
  });
  const early = await bulk([await signed()], { received_at: '2026-11-21', storage_place: 'Шкаф 4' });
  expect(early.json<{ refused: { message: string }[] }>().refused[0]?.message).toContain('ещё не наступила');
  const reader = await company.employee({ permissions: ['agreements.read'] });
  expect((await bulk(ids, { received_at: '2026-11-20', storage_place: 'Шкаф 4' }, reader)).statusCode).toBe(
    403,
  );
});
