import type { Trx } from '../platform/database/database';

/** The employee has exactly these roles. */
export async function replaceRoles(trx: Trx, userId: number, roleIds: readonly number[]): Promise<void> {
  await trx.deleteFrom('user_roles').where('user_id', '=', userId).execute();
  if (roleIds.length === 0) return;
  await trx
    .insertInto('user_roles')
    .values(roleIds.map((role_id) => ({ user_id: userId, role_id })))
    .execute();
}
