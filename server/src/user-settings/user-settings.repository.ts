import { sql } from 'kysely';
import type { UserSetting, UserSettings } from 'shared/contract/user/user-settings';
import type { Db, Trx } from '../platform/database/database';

/** What the person has chosen, by key; empty when nothing was. */
export async function findSettings(db: Db | Trx, userId: number): Promise<UserSettings['settings']> {
  const { rows } = await sql<UserSettings['settings'][number]>`
    select key, value from user_settings where user_id = ${userId} order by key`.execute(db);
  return rows;
}

/** The named settings hold from now on, each in the place of an earlier one. */
export async function keepSettings(
  trx: Trx,
  userId: number,
  settings: readonly UserSetting[],
): Promise<void> {
  if (settings.length === 0) return;
  await sql`insert into user_settings (user_id, key, value, updated_at)
    select ${userId}, s ->> 'key', s -> 'value', now() from jsonb_array_elements(${JSON.stringify(settings)}::jsonb) s
    on conflict (user_id, key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(
    trx,
  );
}

/** The named settings are gone; those that were not there stay unmentioned. */
export async function forgetSettings(trx: Trx, userId: number, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await trx.deleteFrom('user_settings').where('user_id', '=', userId).where('key', 'in', keys).execute();
}

/** How many settings the person has. */
export async function countSettings(trx: Trx, userId: number): Promise<number> {
  const { count } = await trx
    .selectFrom('user_settings')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}
