import { migrate } from '../platform/database/migrate';
import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { rolesModule } from '../roles/roles-module';
import { MIGRATIONS } from './all';

let database: TestDatabase;
let app: TestApp;

const rightsOf = async (name: string) => {
  const { rows } = await database.pool.query<{ id: number }>(
    `select rp.permission_id::int as id from roles r join role_permissions rp on rp.role_id = r.id
     where r.name = $1 order by 1`,
    [name],
  );
  return rows.map(({ id }) => id);
};

beforeAll(async () => {
  database = await createTestDatabase({ empty: true });
  await migrate(
    database.pool,
    MIGRATIONS.filter(({ version }) => version < 166),
  );
  await database.pool.query(
    `with rights as (
       insert into permissions (id, name, name_translate, "group", position)
       select at, 'right ' || at, 'Право ' || at, 'Права', at from generate_series(1, 57) at
     ), made as (
       insert into roles (name, data_scope, lock_version)
       values ('Аудитор', 'all', 1), ('Руководитель', 'all', 2), ('Финансовый контролёр', 'all', 1) returning id, name
     )
     insert into role_permissions (role_id, permission_id)
     select made.id, given from made join (values
       ('Аудитор', array[2, 11, 12, 16, 20]),
       ('Руководитель', array[2, 11, 12, 16, 20, 32]),
       ('Финансовый контролёр', array[2, 12])
     ) as preset (name, rights) on preset.name = made.name, unnest(preset.rights) given`,
  );
  await migrate(database.pool, MIGRATIONS);
  app = await startTestApp({ modules: [rolesModule], database });
});
afterAll(() => app.close());

test('a preset nobody has touched gets the right it is named for', async () => {
  expect(await rightsOf('Аудитор')).toEqual([2, 11, 12, 16, 20, 114]);
});

test('a preset somebody has changed, or given other rights, stays as it is', async () => {
  expect(await rightsOf('Руководитель')).toEqual([2, 11, 12, 16, 20, 32]);
  expect(await rightsOf('Финансовый контролёр')).toEqual([2, 12]);
});
