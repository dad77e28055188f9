import { sql } from 'kysely';
import type { UserReference } from 'shared/contract/list/reference';
import type { Db } from '../../platform/database/database';

/** An employee as a route finds one; nobody who is not active is found. */
export interface Person {
  id: number;
  full_name: string;
}

const active = sql`u.status = 'active' and u.deleted_at is null`;

/** The active ones among these employees. */
export async function findActive(db: Db, ids: readonly number[]): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id, u.full_name from users u
    where u.id = any(${ids}::bigint[]) and ${active} order by u.full_name, u.id`.execute(db);
  return rows;
}

/** What these employees are called, whether they still work here or not. */
export async function findNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await sql<Person>`
    select u.id, u.full_name from users u where u.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, full_name: name }) => [id, name]));
}

/** Everybody who holds the job title. */
export async function findByJobTitle(db: Db, id: number): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id, u.full_name from users u
    where u.job_title_id = ${id} and ${active} order by u.full_name, u.id`.execute(db);
  return rows;
}

/** Everybody who holds the role. */
export async function findByRole(db: Db, id: number): Promise<Person[]> {
  const { rows } = await sql<Person>`select u.id, u.full_name from users u
    where exists (select from user_roles r where r.user_id = u.id and r.role_id = ${id}) and ${active}
    order by u.full_name, u.id`.execute(db);
  return rows;
}

/** The active employee of the name; null when there is none, or more than one. */
export async function findByName(db: Db, fullName: string): Promise<Person | null> {
  const { rows } = await sql<Person>`select u.id, u.full_name from users u
    where u.full_name = ${fullName} and ${active} limit 2`.execute(db);
  return rows.length === 1 ? (rows[0] ?? null) : null;
}

interface Head extends Person {
  department_name: string;
}

/** Heads of the department and of those above it, the nearest first; whoever is passed over is not among them. */
export async function findDepartmentHeads(
  db: Db,
  departmentId: number,
  except: readonly number[],
): Promise<Head[]> {
  const { rows } = await sql<Head>`
    with recursive line as (
      select d.id, d.parent_id, d.head_id, d.name, 0 as depth from departments d where d.id = ${departmentId}
      union
      select d.id, d.parent_id, d.head_id, d.name, line.depth + 1
      from departments d join line on d.id = line.parent_id
    )
    select u.id, u.full_name, line.name as department_name from line join users u on u.id = line.head_id
    where ${active} and u.id <> all(${except}::bigint[]) order by line.depth`.execute(db);
  return rows;
}

/** Whom the employee answers to: the head named on them, or the nearest of their department's line; null: nobody. */
export async function findHeadOf(db: Db, userId: number, except: readonly number[]): Promise<Person | null> {
  const { rows } = await sql<Person & { is_known: boolean; department_id: number | null }>`
    select u.id, u.full_name, e.department_id, (u.id is not null and ${active}) as is_known
    from users e left join users u on u.id = e.head_id where e.id = ${userId}`.execute(db);
  const [row] = rows;
  if (row === undefined) return null;
  if (row.is_known && !except.includes(row.id)) return { id: row.id, full_name: row.full_name };
  if (row.department_id === null) return null;
  const [head] = await findDepartmentHeads(db, row.department_id, [userId, ...except]);
  return head ?? null;
}

/** What the records a template points to are called. */
export async function findRecordName(
  db: Db,
  table: 'job_titles' | 'departments' | 'roles',
  id: number,
): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    select name from ${sql.table(table)} where id = ${id}`.execute(db);
  return rows[0]?.name ?? null;
}

/** The employees as the wire names them, by their numbers. */
export async function findReferences(db: Db, ids: readonly number[]): Promise<Map<number, UserReference>> {
  const { rows } = await sql<UserReference>`
    select u.id, u.full_name, d.name as department_name
    from users u left join departments d on d.id = u.department_id where u.id = any(${[...ids]}::bigint[])`.execute(
    db,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
