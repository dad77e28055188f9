import { accountsModule } from '../accounts/accounts-module';
import { aCompany, type Company } from '../agreements/company.builder';
import { counterpartiesModule } from '../counterparties/counterparties-module';
import { handbooksModule } from '../handbooks/handbooks-module';
import { importForm, importing } from '../imports/import.builder';
import { importsModule } from '../imports/imports-module';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { ImportJob } from 'shared/contract/exchange/import';
import type { Actor } from '../platform/http/actor';
import { startTestApp, type TestApp } from '../platform/testing/test-app';
import { holdRights } from '../roles/role.builder';
import { rolesModule } from '../roles/roles-module';
import { aUser } from './a-user';
import { usersModule } from './users-module';

let app: TestApp;
let company: Company;
let keeper: Actor;

beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, usersModule, handbooksModule, counterpartiesModule, importsModule],
    now: new Date('2026-11-20T09:00:00Z'),
  });
  company = await aCompany(app.db);
  await app.db.insertInto('job_titles').values({ name: 'Юрист', category: 'specialist' }).execute();
  await app.db
    .insertInto('roles')
    .values([
      { name: 'Закупщик', data_scope: 'own' },
      { name: 'Наблюдатель', data_scope: 'own' },
    ])
    .execute();
  keeper = await employee();
});
afterAll(() => app.close());

async function employee(permissions?: readonly PermissionName[]): Promise<Actor> {
  const actor = await company.employee(permissions === undefined ? {} : { permissions });
  await holdRights(app.db, actor);
  return actor;
}

const file = (text: string, mode = 'create') => ({
  resource: 'users',
  mode,
  fileName: 'Сотрудники.csv',
  content: Buffer.from(text),
});

async function load(actor: Actor, text: string, mode = 'create'): Promise<ImportJob> {
  const clerk = importing(app, app.as(actor));
  return clerk.run(await clerk.file(file(text, mode)));
}

const account = (email: string) =>
  app.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirst();

async function rolesOf(email: string): Promise<string[]> {
  const rows = await app.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.name')
    .where('users.email', '=', email)
    .orderBy('roles.name')
    .execute();
  return rows.map(({ name }) => name);
}

const lettersTo = (email: string) => app.letters.filter((letter) => letter.to === email);

test('a stranger is asked to log in; whoever may not make accounts is refused before a byte is taken', async () => {
  const form = importForm(file('ФИО;Почта'));
  expect((await app.stranger.inject({ method: 'POST', url: '/api/imports', ...form })).statusCode).toBe(401);
  const reader = importing(app, app.as(await employee(['users.change_roles', 'users.update_own'])));
  for (const mode of ['create', 'update', 'upsert']) {
    expect((await reader.post(file('ФИО;Почта', mode))).statusCode).toBe(403);
  }
});

test('a row invites: a letter leaves, and the account holds what the row says', async () => {
  const head = await aUser(app.db, { lastName: 'Главнова' });
  const text = [
    'ФИО;E-mail;Должность;Подразделение;Организация;Руководитель;Телефон;Дата приёма;Роли;Таб. №',
    'Иванов-Петров Пётр Ильич;Ivanov@Contracts.local;юрист;Отдел закупок;ООО «Северный узел»;' +
      `${head.full_name};+7 495 000-00-01;01.10.2026;закупщик, Наблюдатель;0101`,
    'Орлова Анна;orlova@contracts.local;;;;Иванов-Петров Пётр Ильич;;;',
  ].join('\n');
  const clerk = importing(app, app.as(keeper));
  const checked = await clerk.run(await clerk.file(file(text)), { dry_run: true });
  expect(checked).toMatchObject({ status: 'checked', created_count: 2, failed_count: 0 });
  expect(await account('ivanov@contracts.local')).toBeUndefined();
  expect(lettersTo('ivanov@contracts.local')).toEqual([]);

  expect(await load(keeper, text)).toMatchObject({ created_count: 2, failed_count: 0 });
  const made = await account('ivanov@contracts.local');
  expect(made).toMatchObject({
    status: 'invited',
    last_name: 'Иванов-Петров',
    first_name: 'Пётр',
    middle_name: 'Ильич',
    department_id: company.departmentId,
    organization_id: company.organizationId,
    head_id: head.id,
    phone: '+7 495 000-00-01',
    hired_at: '2026-10-01',
    personnel_number: '0101',
    created_by_id: keeper.id,
  });
  expect(made?.job_title_id).not.toBeNull();
  expect(await rolesOf('ivanov@contracts.local')).toEqual(['Закупщик', 'Наблюдатель']);
  expect(lettersTo('ivanov@contracts.local')).toHaveLength(1);
  expect(await account('orlova@contracts.local')).toMatchObject({ head_id: made?.id, middle_name: null });
});

test('wrong rows say why, leave no half-made account and send no letter', async () => {
  const done = await load(
    keeper,
    [
      'Фамилия;Имя;Рабочая почта;Должность;Роли;Телефон',
      'Лунин;Олег;lunin@contracts.local;Небывалая;;',
      'Лунин;Олег;не адрес;;;',
      'Лунин;Олег;опять не адрес;Небывалая;;',
      ';Олег;oleg@contracts.local;;;',
      'Лунин;Олег;lunin2@contracts.local;;Неведомая;',
      `Лунин;Олег;lunin3@contracts.local;;;${'1'.repeat(40)}`,
      'Лунина;Ольга;lunina@contracts.local;;;',
      'Другая;Ольга;LUNINA@contracts.local;;;',
    ].join('\n'),
  );
  expect(done).toMatchObject({ created_count: 1, failed_count: 7 });
  expect(done.errors.map(({ message }) => message)).toEqual([
    'Должность: «Небывалая» нет в справочнике',
    expect.stringMatching(/^Рабочая почта: /),
    'Должность: «Небывалая» нет в справочнике; Рабочая почта: Укажите адрес вида name@company.ru',
    expect.stringMatching(/^Фамилия: /),
    'Роли: Роли «Неведомая» нет',
    expect.stringMatching(/^Телефон: /),
    'Повторяет строку 8',
  ]);
  for (const name of ['lunin', 'oleg', 'lunin2', 'lunin3']) {
    expect(await account(`${name}@contracts.local`)).toBeUndefined();
    expect(lettersTo(`${name}@contracts.local`)).toEqual([]);
  }
});

test('an employee is found again by the address; what is the same already is no change', async () => {
  const { email } = await aUser(app.db, { roles: ['Закупщик'], lastName: 'Прежняя' });
  const text = `Почта;Телефон;Роли\n${email.toUpperCase()};+7 812 000-00-02;Закупщик`;
  expect(await load(keeper, text, 'update')).toMatchObject({ updated_count: 1, failed_count: 0 });
  expect(await account(email)).toMatchObject({ phone: '+7 812 000-00-02', last_name: 'Прежняя' });
  expect(await load(keeper, text, 'update')).toMatchObject({ updated_count: 0, skipped_count: 1 });
  expect(await load(keeper, `ФИО;Почта\nИная Мария;${email}`)).toMatchObject({ skipped_count: 1 });
  expect(await load(keeper, `Почта;Роли\n${email};Наблюдатель`, 'update')).toMatchObject({
    updated_count: 1,
  });
  expect(await rolesOf(email)).toEqual(['Наблюдатель']);
  expect(lettersTo(email)).toEqual([]);
});

test('roles come with a file only from whoever may give them, to others and to oneself', async () => {
  const clerk = await employee(['users.create', 'users.update_other']);
  const own = `user${String(clerk.id)}@contracts.local`;
  const before = await rolesOf(own);
  const refused = 'Роли: Роли назначает тот, у кого есть право «Изменение ролей учётных записей»';
  const raised = await load(clerk, `Почта;Роли\n${own};Закупщик`, 'update');
  expect(raised.errors[0]?.message).toContain(refused);
  expect(await rolesOf(own)).toEqual(before);
  const given = await load(clerk, 'ФИО;Почта;Роли\nНовая Мария;novaya@contracts.local;Закупщик');
  expect(given.errors[0]?.message).toContain(refused);
  expect(await account('novaya@contracts.local')).toBeUndefined();
  const limit = await load(clerk, `Почта;Предел суммы при подписании\n${own};1000000`, 'update');
  expect(limit.errors[0]?.message).toContain('Свой предел подписания меняет другой сотрудник');
});

test('whoever may only invite loads names and addresses, and nothing else of an employee', async () => {
  const clerk = await employee(['users.create']);
  const done = await load(
    clerk,
    'ФИО;Почта;Телефон\nСуздалев Олег;suz@contracts.local;\nВетрова Анна;vet@contracts.local;+7 495 000-00-03',
  );
  expect(done).toMatchObject({ created_count: 1, failed_count: 1 });
  expect(done.errors[0]?.message).toContain('«Редактирование чужих учётных записей»');
  expect(await account('suz@contracts.local')).toMatchObject({ status: 'invited' });
  expect(await account('vet@contracts.local')).toBeUndefined();
});

test('an address a stranger has written down is not taken for an employee: the invitation takes it over', async () => {
  const { id } = await app.db
    .insertInto('users')
    .values({
      last_name: 'Чужой',
      first_name: 'Чужой',
      email: 'taken@contracts.local',
      self_registered: true,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const text = 'ФИО;Почта\nЗаконная Анна;taken@contracts.local';
  expect((await load(keeper, text, 'update')).errors[0]?.message).toBe('Такой записи нет, обновлять нечего');
  expect(await load(keeper, text)).toMatchObject({ created_count: 1 });
  expect(await account('taken@contracts.local')).toMatchObject({
    id,
    self_registered: false,
    last_name: 'Законная',
  });
});
