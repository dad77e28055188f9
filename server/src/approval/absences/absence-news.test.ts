import type { Absence } from 'shared/contract/approval/absence';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Actor } from '../../platform/http/actor';
import { aDesk, type Desk } from '../approval.builder';

let desk: Desk;
let away: Actor;
let first: Actor;
let second: Actor;

beforeAll(async () => {
  desk = await aDesk();
});
beforeEach(async () => {
  away = await desk.company.employee({ name: 'Соколова Мария Дмитриевна' });
  first = await desk.company.employee({
    name: 'Зимин Антон Викторович',
    permissions: ['approval_chains.vote'],
  });
  second = await desk.company.employee({
    name: 'Лапина Ольга Павловна',
    permissions: ['approval_chains.vote'],
  });
});
afterAll(() => desk.app.close());

const appoint = (given: object = {}, by: Actor = away) =>
  desk.app.as(by).post('/api/absences', {
    user_id: away.id,
    deputy_id: first.id,
    date_from: '2026-12-01',
    date_to: '2026-12-10',
    ...given,
  });
const change = ({ id, lock_version }: Absence, given: object) =>
  desk.app.as(away).patch(`/api/absences/${String(id)}`, { lock_version, ...given });
const heard = async ({ id }: Actor) => {
  const rows = await desk.app.db
    .selectFrom('notifications')
    .select(['title', 'body'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ title, body }) => `${title}, ${body ?? ''}`);
};
const block = (actor: Actor) =>
  desk.app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', actor.id).execute();

it('what a deputy hears leads to the absences', async () => {
  await appoint();
  const { url } = await desk.app.db
    .selectFrom('notifications')
    .select('url')
    .where('user_id', '=', first.id)
    .executeTakeFirstOrThrow();
  expect(url).toBe('/approvals/absences');
});

it('whoever stood in hears that they do not any more, and whoever does now that they do', async () => {
  const made = (await appoint()).json<Absence>();
  expect(await heard(first)).toEqual(['Вы замещаете: Соколова Мария Дмитриевна, с 01.12.2026 по 09.12.2026']);
  const changed = (await change(made, { deputy_id: second.id, date_to: '2026-12-08' })).json<Absence>();
  expect(await heard(first)).toEqual([
    'Вы больше не замещаете: Соколова Мария Дмитриевна, с 01.12.2026 по 09.12.2026',
  ]);
  expect(await heard(second)).toEqual([
    'Вы замещаете: Соколова Мария Дмитриевна, с 01.12.2026 по 07.12.2026',
  ]);
  // Why somebody is away is nothing new to the deputy.
  const same = (await change(changed, { reason: 'trip' })).json<Absence>();
  expect(await heard(second)).toHaveLength(1);
  await desk.app.as(away).delete(`/api/absences/${String(same.id)}`);
  expect(await heard(second)).toEqual([
    'Вы больше не замещаете: Соколова Мария Дмитриевна, с 01.12.2026 по 07.12.2026',
  ]);
  expect(await heard(away)).toEqual([]);
});

it('days that are over are not stood in for, and an absence that has begun may be shortened to them', async () => {
  const past = await appoint({ date_from: '2026-11-01', date_to: '2026-11-10' });
  expect([past.statusCode, past.json()]).toMatchObject([
    422,
    { errors: { date_to: ['Эти дни уже прошли'] } },
  ]);
  const turned = await appoint({ date_from: '2026-12-10', date_to: '2026-12-10' });
  expect([turned.statusCode, turned.json()]).toMatchObject([
    422,
    { errors: { date_to: ['Нужен день позже дня начала'] } },
  ]);
  const endless = await appoint({ date_from: '2026-12-01', date_to: '2206-12-10' });
  expect([endless.statusCode, endless.json()]).toMatchObject([
    422,
    { errors: { date_to: ['Дольше пяти лет: проверьте год'] } },
  ]);
  const begun = (await appoint({ date_from: '2026-11-01' })).json<Absence>();
  expect((await change(begun, { date_to: '2026-11-10' })).statusCode).toBe(200);
});

it('whoever is away hears of a deputy that somebody else has named', async () => {
  await appoint({}, await desk.company.employee({ permissions: ['users.update_other'] }));
  expect(await heard(away)).toEqual(['Вас замещает Зимин Антон Викторович, с 01.12.2026 по 09.12.2026']);
});

it('the journal says what has become another, and nothing where nothing has', async () => {
  const made = (await appoint()).json<Absence>();
  const changed = (await change(made, { deputy_id: second.id, date_to: '2026-12-02' })).json<Absence>();
  expect((await change(changed, { deputy_id: second.id })).json()).toMatchObject({
    lock_version: changed.lock_version,
  });
  const lines = await desk.app.db
    .selectFrom('activity_logs')
    .select(['action', 'changes'])
    .where('entity_type', '=', 'absence')
    .where('entity_id', '=', made.id)
    .orderBy('seq')
    .execute();
  expect(lines.map(({ action }) => action)).toEqual(['absence.created', 'absence.updated']);
  expect(lines[1]?.changes as ActivityLog['changes']).toEqual([
    {
      field: 'deputy_id',
      label: 'Замещает',
      old: 'Зимин Антон Викторович',
      new: 'Лапина Ольга Павловна',
    },
    { field: 'period', label: 'Период', old: 'с 01.12.2026 по 09.12.2026', new: '01.12.2026' },
  ]);
});

it('is shortened and switched off though the deputy cannot log in any more, and not switched on again', async () => {
  const made = (await appoint()).json<Absence>();
  await block(first);
  const shorter = await change(made, { date_to: '2026-12-05' });
  expect(shorter.statusCode).toBe(200);
  const off = await change(shorter.json(), { is_active: false });
  expect(off.statusCode).toBe(200);
  const on = await change(off.json(), { is_active: true });
  expect([on.statusCode, on.json()]).toMatchObject([
    422,
    { errors: { deputy_id: ['Выберите действующего сотрудника'] } },
  ]);
});

it('nobody is away twice on the same days, however many ask at once', async () => {
  const answers = await Promise.all([appoint(), appoint(), appoint()]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422]);
});
