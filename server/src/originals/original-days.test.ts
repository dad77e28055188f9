import { addendumsModule } from '../addendums/addendums-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { originalsModule } from './originals-module';

let app: TestApp;
let company: Company;
let clerk: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [agreementsModule, addendumsModule, originalsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  clerk = await company.employee();
});
afterAll(() => app.close());

const PAPER = {
  signing_method: 'paper',
  originals_status: 'sent',
  originals_sent_at: '2026-10-20',
  originals_due_at: '2026-12-01',
  signed_by_us_at: '2026-11-10',
  signed_by_them_at: '2026-11-12',
} as const;
const agreement = (given: Partial<Parameters<typeof anAgreement>[2]> = {}) =>
  anAgreement(app.db, company, {
    responsible_id: clerk.id,
    status: 'active',
    agreement_date: '2026-11-05',
    ...PAPER,
    ...given,
  });

async function addendum(given: object = {}): Promise<number> {
  const { id } = await app.db
    .insertInto('addendums')
    .values({
      ...PAPER,
      agreement_id: await agreement(),
      number: '1',
      title: 'О цене',
      addendum_date: '2026-11-05',
      responsible_id: clerk.id,
      status: 'effective',
      ...given,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const KINDS = { agreement, addendum };
const UNSENT = { originals_status: 'not_required', originals_sent_at: null, originals_due_at: null } as const;
const TOO_EARLY = 'Получен раньше, чем подписан: 12.11.2026';
const LONG_BEFORE = 'Дата отправки раньше даты документа (05.11.2026) больше чем на 30 дней';

describe.each(['agreement', 'addendum'] as const)('the paper of an %s', (kind) => {
  const path = (id: number) => `/api/${kind}s/${String(id)}`;
  const receive = (id: number, date: string) =>
    app.as(clerk).post(`${path(id)}/receive-original`, { lock_version: 1, date, storage_place: 'Шкаф 4' });

  test('does not come back before the last signature', async () => {
    const id = await KINDS[kind]();
    expect((await receive(id, '2026-11-11')).json()).toMatchObject({ errors: { date: [TOO_EARLY] } });
    const several = await app.as(clerk).post(`/api/originals/${kind}/receive`, {
      ids: [id],
      received_at: '2026-11-11',
      storage_place: 'Шкаф 4',
    });
    expect(several.json()).toMatchObject({ updated: 0, refused: [{ id, message: TOO_EARLY }] });
    const typed = { lock_version: 1, originals_status: 'received', originals_received_at: '2026-11-11' };
    expect((await app.as(clerk).patch(path(id), typed)).json()).toMatchObject({
      errors: { originals_received_at: [TOO_EARLY] },
    });
    expect((await receive(id, '2026-11-12')).statusCode).toBe(200);
  });

  test('is not sent long before the day the document bears', async () => {
    const id = await KINDS[kind]({ ...UNSENT, status: 'on_signing' });
    const send = (date: string) => app.as(clerk).post(`${path(id)}/send-original`, { lock_version: 1, date });
    expect((await send('2026-10-05')).json()).toMatchObject({ errors: { date: [LONG_BEFORE] } });
    expect((await send('2026-10-06')).statusCode).toBe(200);
    const inForce = await KINDS[kind](UNSENT);
    const type = (originals_sent_at: string) =>
      app.as(clerk).patch(path(inForce), { lock_version: 1, originals_status: 'sent', originals_sent_at });
    expect((await type('2026-10-05')).json()).toMatchObject({
      errors: { originals_sent_at: [LONG_BEFORE] },
    });
    expect((await type('2026-10-06')).statusCode).toBe(200);
  });
});

test('a day of the paper that nobody touched holds up no other change', async () => {
  const id = await agreement({ originals_status: 'received', originals_received_at: '2026-11-01' });
  const answer = await app.as(clerk).patch(`/api/agreements/${String(id)}`, {
    lock_version: 1,
    storage_place: 'Шкаф 5',
  });
  expect(answer.statusCode).toBe(200);
});
