import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import type { ReleasesTables } from './schema';

export type Channel = Selectable<ReleasesTables['release_channels']>;

/** What serves whom of every area, in the order of their names. */
export async function findChannels(db: Db): Promise<Channel[]> {
  return db.selectFrom('release_channels').selectAll().orderBy('area').execute();
}

async function getChannel(db: Db, area: string): Promise<Channel | null> {
  const row = await db.selectFrom('release_channels').selectAll().where('area', '=', area).executeTakeFirst();
  return row ?? null;
}

/**
 * What serves whom of the area, null when nothing does yet. Nobody else changes it before the transaction ends: the
 * lock is of the name, so that it holds where there is no line to lock.
 */
export async function lockChannel(trx: Trx, area: string): Promise<Channel | null> {
  await sql`select pg_advisory_xact_lock(hashtext('release_channels'), hashtext(${area}))`.execute(trx);
  return getChannel(trx, area);
}

const versionsOf = (channel: Channel | null) =>
  [channel?.active_version, channel?.rollout_version, channel?.previous_version].filter(
    (version) => typeof version === 'string',
  );

/**
 * Keeps what serves whom from now on, under the lock of `lockChannel`; versions that stop or begin to serve are
 * remembered as active at this moment, from which their retention counts. A change by a person or by the verdict is
 * not automatic.
 */
export async function saveChannel(
  trx: Trx,
  channel: Omit<Channel, 'is_automatic'> & { is_automatic?: boolean },
  now: Date,
): Promise<void> {
  const before = await getChannel(trx, channel.area);
  const row = { ...channel, is_automatic: channel.is_automatic ?? false };
  await trx
    .insertInto('release_channels')
    .values(row)
    .onConflict((conflict) => conflict.column('area').doUpdateSet(row))
    .execute();
  const serving = [...new Set([...versionsOf(before), ...versionsOf(row)])];
  await trx
    .updateTable('releases')
    .set({ last_active_at: now })
    .where('area', '=', channel.area)
    .where('version', 'in', serving)
    .execute();
}

/** The number of the registry's last change. */
export async function getRevision(db: Db): Promise<number> {
  const { revision } = await db.selectFrom('release_registry').select('revision').executeTakeFirstOrThrow();
  return revision;
}

/** Counts one more change of the registry and answers its number; changes commit in the order of their numbers. */
export async function bumpRevision(trx: Trx): Promise<number> {
  const { revision } = await trx
    .updateTable('release_registry')
    .set((row) => ({ revision: row('revision', '+', 1) }))
    .returning('revision')
    .executeTakeFirstOrThrow();
  return revision;
}
