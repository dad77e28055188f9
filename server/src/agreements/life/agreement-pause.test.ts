import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { aCompany, anAgreement, type Company } from '../company.builder';
import { agreementsModule } from '../agreements-module';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule], now: new Date('2026-11-20T09:00:00Z') });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

const act = (id: number, action: string, body: object) =>
  app.as(lawyer).post(`/api/agreements/${String(id)}/${action}`, body);

test('an agreement is suspended, resumed and terminated, and kept for its years', async () => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id, status: 'active' });
  const suspended = (
    await act(id, 'suspend', { lock_version: 1, date: '2026-11-20', reason: 'Спор о качестве' })
  ).json<Agreement>();
  expect(suspended).toMatchObject({
    status: 'suspended',
    suspended_from: '2026-11-20',
    status_reason: 'Спор о качестве',
  });
  const said = { lock_version: 2, date: '2026-11-20', reason: 'Спор улажен' };
  for (const date of ['2026-11-19', '2026-11-21'])
    expect((await act(id, 'resume', { ...said, date })).json()).toHaveProperty('errors.date');
  expect((await act(id, 'resume', said)).json()).toMatchObject({
    status: 'active',
    suspended_from: null,
    status_reason: 'Спор улажен',
  });
  const history = await app.as(lawyer).get(`/api/agreements/${String(id)}/history`);
  expect(history.json<{ data: ActivityLog[] }>().data[0]).toMatchObject({
    action_label: 'Возобновление договора',
    changes: expect.arrayContaining([
      expect.objectContaining({ label: 'Возобновить с', new: '20.11.2026' }),
      expect.objectContaining({ label: 'Комментарий', new: 'Спор улажен' }),
    ]) as unknown,
  });
  const ended = await act(id, 'terminate', {
    lock_version: 3,
    date: '2026-11-20',
    initiator: 'mutual',
    reason: 'Соглашение сторон',
  });
  expect(ended.json()).toMatchObject({
    status: 'terminated',
    termination_initiator: 'mutual',
    termination_reason: 'Соглашение сторон',
    retention_until: '2031-12-31',
  });
});

test('an agreement whose term has ended while it was suspended is expired once it is resumed', async () => {
  const given = { responsible_id: lawyer.id, status: 'suspended', end_date: '2026-11-19' } as const;
  const id = await anAgreement(app.db, company, given);
  const resumed = await act(id, 'resume', { lock_version: 1, date: '2026-11-20', reason: 'Спор улажен' });
  expect(resumed.json()).toMatchObject({ status: 'expired', lock_version: 3 });
});
