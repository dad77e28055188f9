import type { ExportJob } from 'shared/contract/exchange/export';
import { PERMISSIONS, type PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';
import { accountsModule } from '../accounts/accounts-module';
import { agreementsModule } from '../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../agreements/company.builder';
import { uploadForm } from '../files/upload.builder';
import { filesModule } from '../files/files-module';
import { anActor, type Caller, startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';
import { savedViewsModule } from '../saved-views/saved-views-module';
import { aUser } from '../users/a-user';
import { exportsModule } from './exports-module';

const EVERY = PERMISSIONS.map(({ name }) => name);
const CHANGED = 'Ваш доступ к записям изменился. Запустите выгрузку ещё раз';

let app: TestApp;
let company: Company;
let agreement: number;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, agreementsModule, filesModule, savedViewsModule, exportsModule],
  });
  company = await aCompany(app.db);
  agreement = await anAgreement(app.db, company, { responsible_id: (await company.employee()).id });
});
afterAll(() => app.close());

interface Person {
  id: number;
  calls: Caller;
}

/** Gives the employee these rights and no others, past their session. */
const leave = ({ id }: Pick<Person, 'id'>, dataScope: DataScope, permissions: readonly PermissionName[]) =>
  holdRights(app.db, anActor({ id, dataScope, permissions }));

/** Somebody who has logged in with every right and the widest scope. */
async function logsIn(): Promise<Person> {
  const user = await aUser(app.db);
  await leave(user, 'all', EVERY);
  const login = await app.stranger.post('/api/login', { email: user.email, password: 'Demo-2026!' });
  return { id: user.id, calls: app.withToken(login.json<{ token: string }>().token) };
}

const block = ({ id }: Person) =>
  app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', id).execute();

interface Taken {
  take: (person: Person) => Promise<unknown>;
  status: number;
  says: string;
}

const TAKEN: [string, Taken][] = [
  ['whose scope was narrowed', { take: (person) => leave(person, 'own', EVERY), status: 403, says: CHANGED }],
  [
    'whose rights were taken',
    { take: (person) => leave(person, 'all', []), status: 403, says: 'Недостаточно прав' },
  ],
  ['who was blocked', { take: block, status: 401, says: 'учётная запись заблокирована' }],
];

const TOLD: [string, object][] = [
  ['agreements', { query: '', columns: ['number', 'title'] }],
  ['activity-logs', { query: '', columns: ['action', 'entity_label'] }],
];

describe.each(TOLD)('a finished export of %s', (resource, asked) => {
  async function finished(): Promise<Person & { file: string }> {
    const person = await logsIn();
    const { id } = (await person.calls.post('/api/exports', { resource, ...asked })).json<ExportJob>();
    await app.jobs.run();
    const file = `/api/exports/${String(id)}/file`;
    expect((await person.calls.get(file)).statusCode).toBe(200);
    return { ...person, file };
  }

  it.each(TAKEN)('is refused with a sentence to somebody %s', async (_, { take, status, says }) => {
    const person = await finished();
    await take(person);
    const answer = await person.calls.get(person.file);
    expect(answer.statusCode).toBe(status);
    expect(answer.json<{ message: string }>().message).toContain(says);
  });

  it('is refused when a right is taken that has shown records in it', async () => {
    const person = await finished();
    await leave(
      person,
      'all',
      EVERY.filter((right) => right !== 'commercial_offers.read'),
    );
    const answer = await person.calls.get(person.file);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([403, CHANGED]);
  });

  it('is given all the same when a right is taken that shows nothing', async () => {
    const person = await finished();
    await leave(
      person,
      'all',
      EVERY.filter((right) => right !== 'counterparties.delete'),
    );
    expect((await person.calls.get(person.file)).statusCode).toBe(200);
  });
});

describe('a finished export of somebody who sees a department alone', () => {
  /** An agreement of the department, and the file that holds it. */
  async function finished(chosen: (record: number) => number[] | undefined = () => undefined) {
    const person = await logsIn();
    const responsible_id = (await company.employee()).id;
    const record = await anAgreement(app.db, company, { responsible_id, status: 'active' });
    await app.db
      .updateTable('users')
      .set({ department_id: company.departmentId })
      .where('id', '=', person.id)
      .execute();
    await leave(person, 'department', EVERY);
    const asked = { resource: 'agreements', query: '', columns: ['number', 'title'], ids: chosen(record) };
    const { id } = (await person.calls.post('/api/exports', asked)).json<ExportJob>();
    await app.jobs.run();
    const ask = async () => {
      const answer = await person.calls.get(`/api/exports/${String(id)}/file`);
      return [answer.statusCode, answer.statusCode === 200 ? '' : answer.json<{ message: string }>().message];
    };
    return { id, record, ask };
  }
  const moveTo = (record: number, department_id: number) =>
    app.db.updateTable('agreements').set({ department_id }).where('id', '=', record).execute();

  it('is refused while one of its records is out of sight', async () => {
    const { record, ask } = await finished();
    expect(await ask()).toEqual([200, '']);
    await moveTo(record, company.otherDepartmentId);
    expect(await ask()).toEqual([403, 'Часть записей выгрузки вам больше не видна. Запустите её ещё раз']);
    await moveTo(record, company.departmentId);
    expect(await ask()).toEqual([200, '']);
  });

  it('is given when a record came into it twice', async () => {
    const { ask } = await finished((record) => [record, record]);
    expect(await ask()).toEqual([200, '']);
  });

  it('is given for a day: what its cells name beside its rows is not asked for again', async () => {
    const { id, ask } = await finished();
    const finished_at = new Date(Date.now() - 25 * 3_600_000);
    await app.db.updateTable('export_jobs').set({ finished_at }).where('id', '=', id).execute();
    expect(await ask()).toEqual([403, 'Выгрузка сделана больше суток назад. Запустите её ещё раз']);
  });
});

it.each<[string, Taken['take'], number]>([
  ['whose scope was narrowed', (person) => leave(person, 'own', EVERY), 404],
  ['whose rights were taken', (person) => leave(person, 'all', []), 404],
  ['who was blocked', block, 401],
])('a file of a document is closed at once to somebody %s', async (_, take, status) => {
  const person = await logsIn();
  const sent = { method: 'POST', url: '/api/files', ...uploadForm({ id: agreement }) } as const;
  const { id } = (await person.calls.inject(sent)).json<{ id: number }>();
  const url = `/files/${String(id)}`;
  expect((await person.calls.get(url)).statusCode).toBe(200);
  await take(person);
  expect((await person.calls.get(url)).statusCode).toBe(status);
});

it('a shared view of a register is gone for somebody whose right to it was taken, and finds less for a narrower scope', async () => {
  const owner = await logsIn();
  const view = {
    resource: 'agreements',
    name: 'Все договоры',
    query: 'filter[status]=draft',
    is_shared: true,
  };
  const { id } = (await owner.calls.post('/api/saved-views', view)).json<{ id: number }>();
  const reader = await logsIn();
  const seen = () => reader.calls.get(`/api/saved-views/${String(id)}`);
  expect((await seen()).json()).toMatchObject({ name: 'Все договоры', count: 1 });
  await leave(reader, 'own', EVERY);
  expect((await seen()).json()).toMatchObject({ count: 0 });
  await leave(reader, 'all', []);
  expect((await seen()).statusCode).toBe(404);
});
