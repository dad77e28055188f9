import { sql } from 'kysely';
import type { Db } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';

/** The employee of a test holds in the database what they hold in the request, and nothing else. */
export async function holdRights(db: Db, actor: Actor): Promise<void> {
  await db.deleteFrom('user_roles').where('user_id', '=', actor.id).execute();
  const role = await db
    .insertInto('roles')
    .values({ name: `Роль ${String(actor.id)} ${String(Date.now())}`, data_scope: actor.dataScope })
    .returning('id')
    .executeTakeFirstOrThrow();
  await sql`
    insert into role_permissions (role_id, permission_id)
    select ${role.id}::bigint, id from permissions where name = any(${[...actor.permissions]})`.execute(db);
  await db.insertInto('user_roles').values({ user_id: actor.id, role_id: role.id }).execute();
}
