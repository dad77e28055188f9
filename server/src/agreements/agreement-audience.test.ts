import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DataScope } from 'shared/contract/access/roles';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { agreementsModule } from './agreements-module';
import { aCompany, anAgreement, type Company } from './company.builder';

let app: TestApp;
let company: Company;
let lawyer: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, agreementsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  lawyer = await company.employee();
});
afterAll(() => app.close());

let lastRole = 0;

/** An employee with a role of that scope and, unless told otherwise, a live session. */
async function present(
  scope: DataScope,
  given: { departmentId?: number; reads?: boolean; away?: boolean } = {},
) {
  const actor = await company.employee({ departmentId: given.departmentId ?? company.departmentId });
  const role = await app.db
    .insertInto('roles')
    .values({ name: `Роль ${String((lastRole += 1))}`, data_scope: scope })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.db.insertInto('user_roles').values({ user_id: actor.id, role_id: role.id }).execute();
  const right = given.reads === false ? 'comments.delete_other' : 'agreements.read';
  await sql`insert into role_permissions select ${role.id}, id from permissions where name = ${right}`.execute(
    app.db,
  );
  if (!given.away) {
    await app.db
      .insertInto('tokens')
      .values({
        kind: 'session',
        user_id: actor.id,
        hash: randomBytes(32),
        expires_at: new Date('2099-01-01'),
      })
      .execute();
  }
  return actor;
}

async function toldOf(id: number, change: object): Promise<number[]> {
  await sql`delete from outbox`.execute(app.db);
  const answer = await app.as(lawyer).patch(`/api/agreements/${String(id)}`, change);
  expect(answer.statusCode).toBe(200);
  const events = await app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
  const entity = events.filter(({ payload }) => Reflect.get(payload, 'kind') === 'entity');
  expect(entity.map(({ payload }) => payload)).toEqual(
    entity.map(() => ({
      kind: 'entity',
      entity: 'agreement',
      resource: 'agreements',
      id,
      lock_version: 2,
      actor_id: lawyer.id,
    })),
  );
  return entity
    .flatMap(({ channels }) => channels.map((channel) => Number(channel.replace('private-users.', ''))))
    .sort();
}

test('a change is announced to those who see the agreement, and to nobody else', async () => {
  const subordinate = await app.db
    .insertInto('departments')
    .values({ name: 'Группа снабжения', parent_id: company.departmentId })
    .returning('id')
    .executeTakeFirstOrThrow();
  const auditor = await present('all', { departmentId: company.otherDepartmentId });
  const head = await present('department_tree');
  const mate = await present('department', { departmentId: subordinate.id });
  const owner = await present('own', { departmentId: company.otherDepartmentId });
  await present('department');
  await present('department', { departmentId: company.otherDepartmentId });
  await present('own');
  await present('all', { reads: false });
  await present('all', { away: true });

  const values = { responsible_id: owner.id, department_id: subordinate.id };
  const open = await anAgreement(app.db, company, values);
  expect(await toldOf(open, { lock_version: 1, title: 'Новое' })).toEqual(
    [auditor.id, head.id, mate.id, owner.id].sort(),
  );
  const secret = await anAgreement(app.db, company, { ...values, confidentiality: 'restricted' });
  expect(await toldOf(secret, { lock_version: 1, title: 'Новое' })).toEqual([auditor.id, owner.id].sort());
});

test('a refused change announces nothing', async () => {
  const id = await anAgreement(app.db, company, { responsible_id: lawyer.id });
  await sql`delete from outbox`.execute(app.db);
  await app.as(lawyer).patch(`/api/agreements/${String(id)}`, { lock_version: 5, title: 'Новое' });
  await app.as(lawyer).patch(`/api/agreements/${String(id)}`, {
    lock_version: 1,
    end_date: '2020-01-01',
    start_date: '2021-01-01',
  });
  expect(await app.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});

test('the original that an agreement waited for brings it into force', async () => {
  const id = await anAgreement(app.db, company, {
    responsible_id: lawyer.id,
    status: 'signed',
    activation_basis: 'original',
    signed_by_us_at: '2026-11-01',
    signed_by_them_at: '2026-11-02',
  });
  const answer = await app.as(lawyer).patch(`/api/agreements/${String(id)}`, {
    lock_version: 1,
    originals_status: 'received',
    originals_received_at: '2026-11-19',
  });
  expect(answer.json()).toMatchObject({ status: 'active' });
  const { data } = (await app.as(lawyer).get(`/api/agreements/${String(id)}/history`)).json<{
    data: { changes: object[] }[];
  }>();
  expect(data[0]?.changes[0]).toEqual({
    field: 'status',
    label: 'Статус',
    old: 'Подписан',
    new: 'Действует',
  });
});
