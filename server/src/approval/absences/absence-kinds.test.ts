import type { Absence } from 'shared/contract/approval/absence';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk } from '../approval.builder';

let desk: Desk;
let lawyer: Actor;

beforeAll(async () => {
  desk = await aDesk();
  lawyer = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
});
afterAll(() => desk.app.close());

it('stands in for decisions on kinds of documents that there are, and on no others', async () => {
  const leave = { deputy_id: desk.buyer.id, date_from: '2026-11-23', date_to: '2026-11-28' };
  const refusal = { errors: { document_kinds: ['Выберите значения из списка'] } };
  const calls = desk.app.as(lawyer);
  const refused = await calls.post('/api/absences', {
    ...leave,
    document_kinds: ['agreement', 'agreements'],
  });
  expect([refused.statusCode, refused.json()]).toEqual([422, expect.objectContaining(refusal)]);

  const made = await calls.post('/api/absences', { ...leave, document_kinds: ['agreement', 'addendum'] });
  expect(made.statusCode).toBe(201);
  const { id, lock_version } = made.json<Absence>();
  const change = await calls.patch(`/api/absences/${String(id)}`, { lock_version, document_kinds: ['q'] });
  expect([change.statusCode, change.json()]).toEqual([422, expect.objectContaining(refusal)]);
  expect((await calls.get(`/api/absences/${String(id)}`)).json<Absence>()).toMatchObject({
    document_kinds: ['agreement', 'addendum'],
    lock_version,
  });
});
