import type { NotificationSetting, QuietHours } from 'shared/contract/notification/notification-settings';
import type { Db, Trx } from '../platform/database/database';

/** What the employee has chosen, and where letters go; kinds that were left as they are do not stand among them. */
export async function findChosen(db: Db | Trx, userId: number) {
  const kinds = await db
    .selectFrom('notification_settings')
    .select(['type', 'live', 'mail'])
    .where('user_id', '=', userId)
    .execute();
  const hours = await db
    .selectFrom('notification_quiet_hours')
    .select(['quiet_from', 'quiet_to'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const user = await db
    .selectFrom('users')
    .select(['email', 'timezone'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const quiet: QuietHours | null =
    hours === undefined ? null : { from: hours.quiet_from, to: hours.quiet_to };
  return { kinds, quiet, ...user };
}

/** The named kinds come as they say from now on. */
export async function keepKinds(
  trx: Trx,
  userId: number,
  kinds: readonly NotificationSetting[],
): Promise<void> {
  if (kinds.length === 0) return;
  await trx
    .insertInto('notification_settings')
    .values(kinds.map((kind) => ({ user_id: userId, ...kind })))
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'type']).doUpdateSet({
        live: (row) => row.ref('excluded.live'),
        mail: (row) => row.ref('excluded.mail'),
      }),
    )
    .execute();
}

/** Every kind comes by default again. */
export async function forgetKinds(trx: Trx, userId: number): Promise<void> {
  await trx.deleteFrom('notification_settings').where('user_id', '=', userId).execute();
}

/** The quiet hours are these; null for none. */
export async function keepQuietHours(trx: Trx, userId: number, quiet: QuietHours | null): Promise<void> {
  if (quiet === null) {
    await trx.deleteFrom('notification_quiet_hours').where('user_id', '=', userId).execute();
    return;
  }
  const hours = { quiet_from: quiet.from, quiet_to: quiet.to };
  await trx
    .insertInto('notification_quiet_hours')
    .values({ user_id: userId, ...hours })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(hours))
    .execute();
}
