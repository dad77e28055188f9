import { aDemoApp } from './demo/demo-app.builder';
import { anActor, type TestApp } from './platform/testing/test-app';

const TODAY = new Date();
const YESTERDAY = new Date(TODAY.getTime() - 24 * 60 * 60_000);
let app: TestApp;

beforeAll(async () => {
  app = await aDemoApp();
  app.setNow(TODAY);
});
afterAll(() => app.close());

test('a clock that is set back a day ends no session, stops no work and breaks no journal', async () => {
  const payload = { email: 'admin@contracts.local', password: 'Demo-2026!' };
  const login = await app.stranger.post('/api/login', payload);
  const admin = app.withToken(login.json<{ token: string }>().token);
  const made = await admin.post('/api/departments', { name: 'До перевода часов' });
  expect(made.statusCode).toBe(201);

  app.setNow(YESTERDAY);
  expect((await admin.get('/api/me')).statusCode).toBe(200);
  expect((await admin.post('/api/departments', { name: 'После перевода часов' })).statusCode).toBe(201);
  expect((await app.stranger.post('/api/login', payload)).statusCode).toBe(200);
  for (const job of [
    'agreements.daily',
    'addendums.daily',
    'offers.daily',
    'accounts.tidy',
    'files.tidy',
    'activity-log.anchor',
  ])
    await app.jobs.runScheduled(job);
  const verified = await app.as(anActor()).post('/api/activity-logs/verify');
  expect(verified.json<{ first_fault: object | null }>().first_fault).toBeNull();

  app.setNow(TODAY);
  expect((await admin.get('/api/me')).statusCode).toBe(200);
});
