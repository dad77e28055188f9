import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { DAILY_JOB } from '../agreements-day.service';
import { agreementsModule } from '../agreements-module';
import { aCompany, anAgreement, type Company } from '../company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());
beforeEach(() => {
  app.setNow(new Date('2026-11-20T09:00:00Z'));
});

/** One that is renewed for a year at the end of 2026 unless somebody objects by 01.12.2026. */
const renewing = (given: object = {}) =>
  anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    agreement_date: '2025-01-10',
    start_date: '2025-01-10',
    end_date: '2026-12-31',
    renewal_type: 'auto',
    renewal_months: 12,
    notice_days: 30,
    ...given,
  });
const at = (id: number) => `/api/agreements/${String(id)}`;
const card = async (id: number) => (await app.as(lawyer).get(at(id))).json<Agreement>();
const act = async (id: number, action: string, body: object) =>
  app.as(lawyer).post(`${at(id)}/${action}`, { lock_version: (await card(id)).lock_version, ...body });
const decline = (id: number, body: object = {}) =>
  act(id, 'decline-renewal', { date: '2026-11-20', initiator: 'them', ...body });
async function night(day: string): Promise<void> {
  app.setNow(new Date(`${day}T03:00:00Z`));
  await app.jobs.runScheduled(DAILY_JOB);
}

test('an agreement somebody has objected to ends at its end, another is renewed and its people hear of it', async () => {
  const [declined, other] = [await renewing(), await renewing()];
  expect(await card(declined)).toMatchObject({ renews_by: 12, notice_deadline: '2026-12-01' });
  const said = (await decline(declined)).json<Agreement>();
  expect(said).toMatchObject({
    status: 'active',
    renews_by: null,
    notice_deadline: null,
    renewal_declined_on: '2026-11-20',
    renewal_declined_by: 'them',
  });
  expect(said.available_actions).toContain('restore-renewal');
  expect(said.available_actions).not.toContain('decline-renewal');
  await night('2027-01-01');
  expect(await card(declined)).toMatchObject({ status: 'expired', end_date: '2026-12-31', renewal_count: 0 });
  expect(await card(other)).toMatchObject({ status: 'active', end_date: '2027-12-31', renewal_count: 1 });
  const told = await app.db
    .selectFrom('notifications')
    .select(['user_id', 'title', 'subject_id'])
    .where('type', '=', 'renewed')
    .execute();
  expect(told).toEqual([{ user_id: lawyer.id, title: 'Договор продлён до 31.12.2027', subject_id: other }]);
});

test('an objection that is taken back leaves the renewal as it was, and both stand in the journal', async () => {
  const id = await renewing();
  await decline(id);
  expect((await act(id, 'restore-renewal', {})).statusCode).toBe(422);
  expect((await act(id, 'restore-renewal', { reason: 'Отозвали письмо' })).json<Agreement>()).toMatchObject({
    renews_by: 12,
    renewal_declined_on: null,
    renewal_declined_by: null,
  });
  const { data } = (await app.as(lawyer).get(`${at(id)}/history`)).json<{
    data: { action_label: string; changes: { label: string; new: string }[] }[];
  }>();
  expect(data.map((line) => line.action_label)).toEqual([
    'Отмена отказа от продления договора',
    'Отказ от продления договора',
  ]);
  expect(data[1]?.changes.map((change) => change.new)).toEqual(['20.11.2026', 'Контрагент']);
  await night('2027-01-01');
  expect((await card(id)).status).toBe('active');
});

test('an objection after the last day for it is asked about', async () => {
  const id = await renewing();
  app.setNow(new Date('2026-12-02T09:00:00Z'));
  expect((await decline(id, { date: '2026-12-01' })).statusCode).toBe(200);
  const late = await renewing();
  const asked = await decline(late, { date: '2026-12-02' });
  expect(asked.statusCode).toBe(409);
  expect(asked.json<{ errors: { confirmed: string[] } }>().errors.confirmed[0]).toContain(
    'до 01.12.2026 включительно',
  );
  expect((await card(late)).renewal_declined_on).toBeNull();
  expect((await decline(late, { date: '2026-12-02', confirmed: true })).statusCode).toBe(200);
});

test.each([
  { of: 'a day that has not come', body: { date: '2026-11-21' }, status: 422 },
  { of: 'a day before there was an agreement', body: { date: '2025-01-09' }, status: 422 },
  { of: 'nobody', body: { initiator: undefined }, status: 422 },
  { of: 'a court', body: { initiator: 'court' }, status: 422 },
  { of: 'one that ends by itself', given: { renewal_type: 'none', renewal_months: null }, status: 409 },
  {
    of: 'one that has been renewed as often as agreed',
    given: { renewal_limit: 1, renewal_count: 1 },
    status: 409,
  },
  { of: 'one without an end', given: { end_date: null, is_indefinite: true }, status: 409 },
  { of: 'a draft', given: { status: 'draft' }, status: 409 },
  { of: 'one that is over', given: { status: 'expired' }, status: 409 },
])('an objection is refused of $of and changes nothing', async ({ given = {}, body = {}, status }) => {
  const id = await renewing(given);
  const before = await card(id);
  expect((await decline(id, body)).statusCode).toBe(status);
  expect(await card(id)).toEqual(before);
});
