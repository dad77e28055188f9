import { sql } from 'kysely';
import { calendarFeedMade, calendarFeedState } from 'shared/contract/due-date/due-date';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { approvalModule } from '../approval/approval-module';
import { aTalker } from '../comments/talker.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { obligationsModule } from '../obligations/obligations-module';
import { rolesModule } from '../roles/roles-module';
import { dueDatesModule } from './due-dates-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;
let agreement: number;
const FEED = '/api/due-dates/feed';

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, approvalModule, agreementsModule, obligationsModule, dueDatesModule],
    now: new Date('2026-11-20T09:00:00Z'),
    config: { publicUrl: 'https://dogovory.example' },
  });
  company = await aCompany(app.db);
  lawyer = await aTalker(app.db, company, { permissions: ['agreements.read', 'approval_chains.vote'] });
  agreement = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'active',
    number: '12',
    end_date: '2026-12-31',
  });
});
afterAll(() => app.close());

const made = async (actor = lawyer) =>
  calendarFeedMade.parse((await app.as(actor).post(FEED)).json()).url.replace('https://dogovory.example', '');

test('a link is made, told of and revoked by its bearer alone', async () => {
  for (const call of [app.stranger.get(FEED), app.stranger.post(FEED), app.stranger.delete(FEED)]) {
    expect((await call).statusCode).toBe(401);
  }
  expect((await app.as(lawyer).get(FEED)).json()).toEqual({ feed: null });
  const url = await made();
  const kept = await app.db.selectFrom('calendar_feeds').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(url.slice(-47, -4));
  expect((await app.stranger.get(url)).statusCode).toBe(200);
  const state = calendarFeedState.parse((await app.as(lawyer).get(FEED)).json());
  expect(state.feed?.last_read_at).not.toBeNull();
  const next = await made();
  expect((await app.stranger.get(url)).statusCode).toBe(404);
  expect((await app.as(lawyer).delete(FEED)).statusCode).toBe(204);
  expect((await app.stranger.get(next)).statusCode).toBe(404);
  expect((await app.as(lawyer).delete(FEED)).statusCode).toBe(404);
});

test('a calendar holds the terms of its bearer as days, and says whether it has changed', async () => {
  const url = await made();
  const answer = await app.stranger.get(url);
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
  const text = answer.body.replaceAll('\r\n ', '');
  expect(text).toContain(`UID:agreement_end-agreement-${String(agreement)}@dogovory.example`);
  expect(text).toContain('DTSTART;VALUE=DATE:20261231');
  expect(text).toContain(`URL:https://dogovory.example/agreements/${String(agreement)}`);
  const { etag } = answer.headers;
  const again = (tag: unknown) =>
    app.stranger.inject({ method: 'GET', url, headers: { 'if-none-match': String(tag) } });
  expect((await again(etag)).statusCode).toBe(304);
  await sql`update agreements set end_date = '2027-01-15' where id = ${agreement}`.execute(app.db);
  const changed = await again(etag);
  expect([changed.statusCode, changed.body.includes('20270115')]).toEqual([200, true]);
});

test('one obligation is called one', async () => {
  const url = await made();
  const owed = { document_type: 'agreement', document_id: agreement, title: 'Аванс', due_day: '2026-12-10' };
  const body = { ...owed, amount: '1.00', responsible_id: lawyer.id };
  expect((await app.as(await company.employee()).post('/api/obligations', body)).json()).toMatchObject({
    title: 'Аванс',
  });
  const text = (await app.stranger.get(url)).body.replaceAll('\r\n ', '');
  expect(text).toContain('SUMMARY:Обязательство: Аванс\r\n');
  expect(text).toContain('CATEGORIES:Обязательства\r\n');
});

test('rights and the account are those of the moment of reading', async () => {
  const url = await made();
  const { rows: former } = await sql<{ role_id: number }>`
    delete from user_roles where user_id = ${lawyer.id} returning role_id`.execute(app.db);
  expect((await app.stranger.get(url)).body).not.toContain('BEGIN:VEVENT');
  await sql`insert into user_roles (user_id, role_id)
    select ${lawyer.id}, unnest(${former.map((row) => row.role_id)}::bigint[])`.execute(app.db);
  expect((await app.stranger.get(url)).body).toContain('BEGIN:VEVENT');
  await sql`update users set status = 'blocked' where id = ${lawyer.id}`.execute(app.db);
  expect((await app.stranger.get(url)).statusCode).toBe(404);
  await sql`update users set status = 'active' where id = ${lawyer.id}`.execute(app.db);
});

test('what is no link is not found, and guessing is slowed down', async () => {
  for (const name of ['x.ics', `${'a'.repeat(43)}`, `${'a'.repeat(44)}.ics`, `${'a'.repeat(43)}.ics`]) {
    expect((await app.stranger.get(`/api/calendar/${name}`)).statusCode).toBe(404);
  }
  await sql`update login_attempts set attempts = 100000`.execute(app.db);
  const slowed = await app.stranger.get(`/api/calendar/${'b'.repeat(43)}.ics`);
  expect(slowed.statusCode).toBe(429);
  expect(slowed.headers['retry-after']).toBeDefined();
});
