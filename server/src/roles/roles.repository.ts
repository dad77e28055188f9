import { sql } from 'kysely';
import type { RoleRow } from 'shared/contract/access/role';
import type { DataScope } from 'shared/contract/access/roles';
import { heldRight } from '../lists/columns/held-right';
import type { Db, Trx } from '../platform/database/database';

// "roles" in ASCII: whoever changes who may do what takes it, so that two changes cannot each rely on the other.
const LOCK = 492_620_506_483;

/** Changes of roles and of their holders wait for each other until the transaction ends. */
export async function lockRoles(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
}

/** True when somebody who can log in may edit roles. */
export async function hasRoleEditor(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (
      select from users u
      join user_roles ur on ur.user_id = u.id
      join role_permissions rp on rp.role_id = ur.role_id
      join permissions p on p.id = rp.permission_id
      where p.name = 'roles.edit' and u.status = 'active' and u.deleted_at is null
    ) as found`.execute(db);
  return rows[0]?.found ?? false;
}

/** Numbers of the employees who can log in and may edit roles. */
export async function findRoleEditors(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct u.id
    from users u
    join user_roles ur on ur.user_id = u.id
    join role_permissions rp on rp.role_id = ur.role_id
    join permissions p on p.id = rp.permission_id
    where p.name = 'roles.edit' and u.status = 'active' and u.deleted_at is null
    order by u.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A row of the list before what its reader may do. */
export type ListedRole = Omit<RoleRow, 'can'>;

export interface RoleRecord extends ListedRole {
  permission_ids: number[];
  created_at: string;
  updated_at: string;
  created_by_id: number | null;
  updated_by_id: number | null;
}

/** How many employees have the role, over `roles r`. */
export const holdersCount = sql<number>`(select count(*) from user_roles ur join users u on u.id = ur.user_id
    where ur.role_id = r.id and u.deleted_at is null)::int`;

/** How many rights the role gives, over `roles r`. */
export const rightsCount = sql<number>`(select count(*) from role_permissions rp where rp.role_id = r.id)::int`;

/** What a row of the list shows, over `roles r`. */
export const roleColumns = sql<ListedRole>`
  r.id, r.name, r.description, r.is_system, r.data_scope, r.lock_version,
  ${holdersCount} as users_count, ${rightsCount} as permissions_count`;

/** One role with its rights; null when there is none. */
export async function findRole(db: Db, id: number): Promise<RoleRecord | null> {
  const { rows } = await sql<RoleRecord>`
    select ${roleColumns}, r.created_at, r.updated_at, r.created_by_id, r.updated_by_id,
      array(select permission_id from role_permissions rp where rp.role_id = r.id order by 1) as permission_ids
    from roles r where r.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** True when another role already has the name, whatever its letters' case. */
export async function isNameTaken(db: Db, name: string, exceptId: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from roles
    where lower(name) = lower(${name}) and id is distinct from ${exceptId}::bigint`.execute(db);
  return rows.length > 0;
}

/** Names of the roles among the ids that exist. */
export async function findRoleNames(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('roles').select(['id', 'name']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** True when the employee has the role. */
export async function isHeldBy(db: Db, roleId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('user_roles')
    .select('role_id')
    .where('role_id', '=', roleId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface RoleHolder {
  id: number;
  full_name: string;
  lock_version: number;
}

/** Everybody who has the role, in the Russian order of names. */
export async function findHolders(db: Db, roleId: number): Promise<RoleHolder[]> {
  const { rows } = await sql<RoleHolder>`
    select u.id, u.full_name, u.lock_version
    from user_roles ur join users u on u.id = ur.user_id
    where ur.role_id = ${roleId} and u.deleted_at is null
    order by u.full_name collate "und-x-icu", u.id`.execute(db);
  return rows;
}

/** Names of the chain templates that ask the holders of the role at a stage, as they are today. */
export async function findTemplatesAsking(db: Db, roleId: number): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select t.name from chain_templates t
    where exists (
      select from chain_template_stages s join chain_template_participants p on p.stage_id = s.id
      where s.template_id = t.id and s.template_version = t.version and p.kind = 'role' and p.ref_id = ${roleId})
    order by t.name collate "und-x-icu", t.id`.execute(db);
  return rows.map(({ name }) => name);
}

/** Employees with a live session who may read roles: those to whom a change is announced. */
export async function findRoleReaders(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.status = 'active' and u.deleted_at is null
      and ${heldRight('roles.read')}
      and exists (
        select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
          and s.expires_at > now())`.execute(db);
  return rows.map(({ id }) => id);
}

export interface RoleFields {
  name: string;
  description: string | null;
  data_scope: DataScope;
}

/** Adds a role and answers its id. */
export async function createRole(trx: Trx, fields: RoleFields, actorId: number): Promise<number> {
  const { id } = await trx
    .insertInto('roles')
    .values({ ...fields, created_by_id: actorId, updated_by_id: actorId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a role's own fields and moves its version on. */
export async function updateRole(
  trx: Trx,
  id: number,
  { actorId, ...fields }: RoleFields & { actorId: number },
): Promise<void> {
  await trx
    .updateTable('roles')
    .set({
      ...fields,
      updated_by_id: actorId,
      updated_at: sql`now()`,
      lock_version: sql`lock_version + 1`,
    })
    .where('id', '=', id)
    .execute();
}

/** The role gives exactly these rights. */
export async function replacePermissions(
  trx: Trx,
  id: number,
  permissionIds: readonly number[],
): Promise<void> {
  await trx.deleteFrom('role_permissions').where('role_id', '=', id).execute();
  if (permissionIds.length === 0) return;
  await trx
    .insertInto('role_permissions')
    .values(permissionIds.map((permission_id) => ({ role_id: id, permission_id })))
    .execute();
}

/** Removes a role that nobody has. */
export async function deleteRole(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('roles').where('id', '=', id).execute();
}
