import { sql } from 'kysely';
import { PERMISSIONS } from 'shared/contract/access/permissions';
import { USER_FIELDS } from 'shared/contract/user/user.fields';
import { hashPassword } from '../accounts/password/password';
import { addDays } from '../calendar/business-day';
import { saidFor } from '../imports/cell-values';
import type { Actor } from '../platform/http/actor';
import type { Colleague } from './cast';
import departmentHeads from './company/department-heads.csv';
import departments from './company/departments.csv';
import employees from './company/employees.csv';
import jobTitles from './company/job-titles.csv';
import { DEMO_PASSWORD } from './demo-password';
import { type DemoStep, pastMoment } from './demo-step';
import { readTable, rowsByTitle } from './loading/demo-table';
import { loadResource } from './loading/load-table';
import { Random } from './random';

/** The last day's logins are the same on every machine. */
const SEED = 20_040_412;

const OF_THE_STORY = ['Состояние', 'Уволен', 'Пароль показа'];
const STATUSES: Readonly<Record<string, Colleague['status']>> = {
  '': 'active',
  приглашён: 'invited',
  уволен: 'dismissed',
};

/** What the company knows of an employee beside the fields of an account. */
interface Told {
  status: Colleague['status'];
  dismissedAt: string | null;
  isShown: boolean;
  departmentName: string;
}

async function toldOf(today: string): Promise<ReadonlyMap<string, Told>> {
  const rows = rowsByTitle(await readTable(employees, today));
  return new Map(
    rows.map((say) => [
      say('Рабочая почта'),
      {
        status: STATUSES[say('Состояние')] ?? 'active',
        dismissedAt: say('Уволен') || null,
        isShown: say('Пароль показа') !== '',
        departmentName: say('Подразделение'),
      },
    ]),
  );
}

/** The account that all the company's data are loaded by; the rest of it comes with the employees. */
export async function addAdministrator({ trx, today }: DemoStep): Promise<Actor> {
  const say = rowsByTitle(await readTable(employees, today)).find((row) => row('Роль') === 'Администратор');
  if (say === undefined) throw new RangeError('Nobody looks after the company');
  const { id, full_name: name } = await trx
    .insertInto('users')
    .values({
      last_name: say('Фамилия'),
      first_name: say('Имя'),
      middle_name: say('Отчество'),
      email: say('Рабочая почта'),
      status: 'active',
    })
    .returning(['id', 'full_name'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into user_roles (user_id, role_id) select ${id}, id from roles where is_system`.execute(trx);
  return {
    id,
    name,
    permissions: new Set(PERMISSIONS.map((right) => right.name)),
    dataScope: 'all',
    departmentId: null,
    departmentIds: [],
    sessionId: 0,
  };
}

/** When the account of that day was opened. */
const openedOn = (day: string) => new Date(`${day}T07:00:00Z`);

/** Accounts are as old as the employment, and no older than the system; the six that everybody is told of can be logged into. */
async function openAccounts(
  { trx, today, deps }: DemoStep,
  { told, begun }: { told: ReadonlyMap<string, Told>; begun: string },
): Promise<Colleague[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const random = new Random(SEED);
  const codes = await trx.selectFrom('departments').select(['name', 'code']).execute();
  const codeOf = new Map(codes.map(({ name, code }) => [name, code ?? '']));
  const rows = await trx
    .selectFrom('users')
    .select(['id', 'full_name', 'last_name', 'email', 'hired_at'])
    .orderBy('personnel_number')
    .execute();
  const colleagues: Colleague[] = [];
  for (const { id, full_name: fullName, last_name: lastName, email, hired_at } of rows) {
    const one = told.get(email);
    if (one === undefined) throw new RangeError(`Nobody has told of ${email}`);
    const { status, isShown, dismissedAt, departmentName } = one;
    const isOpen = status === 'active';
    const hired = hired_at ?? today;
    const opened = hired > begun ? hired : begun;
    await trx
      .updateTable('users')
      .set({
        status,
        is_demo: true,
        password_hash: isShown ? passwordHash : null,
        email_confirmed_at: isOpen ? `${addDays(opened, 1)}T07:00:00Z` : null,
        last_login_at: isOpen ? pastMoment(random, addDays(today, -random.int(0, 3)), deps.now()) : null,
        dismissed_at: dismissedAt,
        created_at: openedOn(opened),
        // The register was taken over on a day of its own.
        updated_at: sql<Date>`greatest(updated_at, ${openedOn(opened)}::timestamptz)`,
      })
      .where('id', '=', id)
      .execute();
    const login = isShown ? (email.split('@')[0] ?? null) : null;
    colleagues.push({ id, fullName, lastName, department: codeOf.get(departmentName) ?? '', login, status });
  }
  return colleagues;
}

/** Departments with their heads, job titles and employees with their roles. */
export async function addPeople(step: DemoStep, by: { actor: Actor; moment: Date }): Promise<Colleague[]> {
  await loadResource(step, 'departments', { text: departments, ...by });
  await loadResource(step, 'job-titles', { text: jobTitles, ...by });
  const told = await toldOf(step.today);
  const begun = by.moment.toISOString().slice(0, 10);
  await loadResource(step, 'users', {
    text: employees,
    mode: 'upsert',
    besides: OF_THE_STORY,
    // Who was hired since stands as they were entered, on the day they came.
    enteredAt: (say) => {
      const hired = saidFor(USER_FIELDS.hired_at, say('Принят'));
      return 'value' in hired && String(hired.value) > begun ? openedOn(String(hired.value)) : null;
    },
    ...by,
  });
  const colleagues = await openAccounts(step, { told, begun });
  const opened = await step.trx.selectFrom('users').select(['full_name', 'created_at']).execute();
  await loadResource(step, 'departments', {
    text: departmentHeads,
    mode: 'update',
    // Nobody heads a department before there is an account of theirs.
    enteredAt: (say) => {
      const head = opened.find(({ full_name: name }) => name === say('Руководитель'));
      return head === undefined ? null : new Date(head.created_at);
    },
    ...by,
  });
  return colleagues;
}
