import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../database/database';

/** Resolves when that many connections of this database wait for a lock; fails when they have not after ten seconds. */
export async function untilWaiting(db: Db, wanted: number): Promise<void> {
  for (const end = Date.now() + 10_000; Date.now() < end;) {
    const { rows } = await sql<{ waiting: number }>`
      select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
    if ((rows[0]?.waiting ?? 0) >= wanted) return;
  }
  throw new Error(`Nobody waits: ${String(wanted)} expected`);
}

/** Holds what the statement locks, on a connection of its own, while the work is done; then lets it go by a commit. */
export async function whileHolding<T>(
  db: Db,
  statement: RawBuilder<unknown>,
  work: (trx: Trx) => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (trx) => {
    await statement.execute(trx);
    return work(trx);
  });
}
