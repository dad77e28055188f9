import { sql } from 'kysely';
import { hashPassword } from '../accounts/password/password';
import { addDays } from '../calendar/business-day';
import type { Colleague } from './cast';
import { type DemoStep, insertMany, pastMoment } from './demo-step';
import { DEPARTMENTS } from './company/department-list';
import { DEMO_PASSWORD, EMPLOYEES, type EmployeeSeed } from './company/employee-list';
import { latin } from './latin';

async function addDepartments({ trx }: DemoStep, organizationId: number): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const { code, name, short, parent } of DEPARTMENTS) {
    const { id } = await trx
      .insertInto('departments')
      .values({
        code,
        name,
        short_name: short,
        parent_id: parent === null ? null : ids.get(parent),
        organization_id: organizationId,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(code, id);
  }
  return ids;
}

function category(jobTitle: string): 'head' | 'specialist' | 'other' {
  if (/^(Генеральный|Директор|Начальник|.*директор|Главный|Руководитель|Заведующая)/.test(jobTitle))
    return 'head';
  return /^Делопроизводитель/.test(jobTitle) ? 'other' : 'specialist';
}

async function addJobTitles({ trx }: DemoStep): Promise<Map<string, number>> {
  const names = [...new Set(EMPLOYEES.map(({ jobTitle }) => jobTitle))];
  const rows = await trx
    .insertInto('job_titles')
    .values(names.map((name) => ({ name, category: category(name) })))
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

function addressOf({ login, lastName, firstName }: EmployeeSeed): string {
  return `${login ?? `${latin(lastName)}.${latin(firstName).slice(0, 1)}`}@contracts.local`;
}

async function addUsers(
  { trx, random, today, deps }: DemoStep,
  places: { organizationId: number; departments: Map<string, number>; jobTitles: Map<string, number> },
): Promise<Colleague[]> {
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const rows = EMPLOYEES.map((seed, at) => {
    const hired = addDays(today, -random.int(500, 4200));
    const isOpen = seed.status === 'active';
    return {
      last_name: seed.lastName,
      first_name: seed.firstName,
      middle_name: seed.middleName,
      gender: seed.gender,
      email: addressOf(seed),
      email_confirmed_at: isOpen ? `${addDays(hired, 1)}T07:00:00Z` : null,
      // Only the six accounts that are told to everybody can be used.
      password_hash: seed.login === null ? null : passwordHash,
      phone: `+7 812 640-${String(10 + Math.floor(at / 10))}-${String(random.int(10, 99))}, доб. ${String(101 + at)}`,
      job_title_id: places.jobTitles.get(seed.jobTitle),
      department_id: places.departments.get(seed.department),
      organization_id: places.organizationId,
      personnel_number: String(1001 + at),
      hired_at: hired,
      dismissed_at: seed.status === 'dismissed' ? addDays(today, -74) : null,
      status: seed.status,
      is_demo: true,
      last_login_at: isOpen ? pastMoment(random, addDays(today, -random.int(0, 3)), deps.now()) : null,
      created_at: `${hired}T07:00:00Z`,
    };
  });
  const added = await trx.insertInto('users').values(rows).returning(['id', 'full_name']).execute();
  return EMPLOYEES.map((seed, at) => {
    const row = added[at];
    if (row === undefined) throw new Error('An employee was not added');
    return { id: row.id, seed, fullName: row.full_name };
  });
}

async function appointHeads(
  { trx }: DemoStep,
  colleagues: readonly Colleague[],
  departments: Map<string, number>,
) {
  for (const { id, seed } of colleagues.filter((colleague) => colleague.seed.isHead)) {
    await trx
      .updateTable('departments')
      .set({ head_id: id })
      .where('id', '=', departments.get(seed.department) ?? 0)
      .execute();
  }
}

/** Departments, job titles and employees with their roles. */
export async function addPeople(step: DemoStep, organizationId: number): Promise<Colleague[]> {
  const departments = await addDepartments(step, organizationId);
  const jobTitles = await addJobTitles(step);
  const colleagues = await addUsers(step, { organizationId, departments, jobTitles });
  await appointHeads(step, colleagues, departments);
  const roles = await step.trx.selectFrom('roles').select(['id', 'name']).execute();
  const idOf = new Map(roles.map(({ id, name }) => [name, id]));
  await insertMany(
    step.trx,
    'user_roles',
    colleagues.flatMap(({ id, seed }) => {
      const roleId = idOf.get(seed.role);
      return roleId === undefined || seed.status === 'invited' ? [] : [{ user_id: id, role_id: roleId }];
    }),
  );
  await sql`analyze users`.execute(step.trx);
  return colleagues;
}
