import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PermissionName } from 'shared/contract/access/permissions';
import type { DataScope } from 'shared/contract/access/roles';
import type { Company } from '../agreements/company.builder';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';

interface GivenTalker {
  name?: string;
  scope?: DataScope;
  permissions?: readonly PermissionName[];
}

let lastRole = 0;

/** An employee who sees by a role of the database what the test's actor sees, and has a live session. */
export async function aTalker(db: Db, company: Company, given: GivenTalker = {}): Promise<Actor> {
  const { scope = 'all', permissions = ['agreements.read'], name } = given;
  const actor = await company.employee({ dataScope: scope, permissions, ...(name && { name }) });
  lastRole += 1;
  const role = await db
    .insertInto('roles')
    .values({ name: `Собеседник ${String(lastRole)}`, data_scope: scope })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('user_roles').values({ user_id: actor.id, role_id: role.id }).execute();
  await sql`insert into role_permissions
    select ${role.id}, id from permissions where name = any(${permissions}::text[])`.execute(db);
  await db
    .insertInto('tokens')
    .values({ kind: 'session', user_id: actor.id, hash: randomBytes(32), expires_at: new Date('2099-01-01') })
    .execute();
  return actor;
}
