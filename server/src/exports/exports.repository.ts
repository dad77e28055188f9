import { type Selectable, sql } from 'kysely';
import type { ListContext, ListResource } from '../lists/list-resource';
import type { Db, Trx } from '../platform/database/database';
import type { ExportsTables } from './schema';

export type StoredExport = Selectable<ExportsTables['export_jobs']>;

/** The export; null when there is none. */
export async function findExport(db: Db, id: number): Promise<StoredExport | null> {
  const row = await db.selectFrom('export_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** How many exports of the employee wait or run; a run without a sign of life since the moment is none. */
export async function countUnfinished(db: Db, ownerId: number, aliveSince: Date): Promise<number> {
  const { count } = await db
    .selectFrom('export_jobs')
    .select(sql<number>`count(*)`.as('count'))
    .where('owner_id', '=', ownerId)
    .where((row) =>
      row.or([
        row('status', '=', 'queued'),
        row.and([row('status', '=', 'running'), row('updated_at', '>', aliveSince.toISOString())]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

/** A new export that waits for its turn. */
export async function insertExport(
  trx: Trx,
  values: { owner_id: number; resource: string; query: string; columns: string[]; ids: number[] | null },
): Promise<StoredExport> {
  return trx.insertInto('export_jobs').values(values).returningAll().executeTakeFirstOrThrow();
}

export type ExportChange = Partial<
  Pick<StoredExport, 'status' | 'rows_done' | 'rows_total' | 'file_name' | 'sha256' | 'size' | 'message'>
> & { finished_at?: Date; updated_at?: Date };

/**
 * Writes the change while the export is in one of the statuses, and in the run that is given, and answers with it; null
 * when it no longer is.
 */
export async function changeExport(
  db: Db,
  wanted: { id: number; from: readonly StoredExport['status'][]; attempt?: number },
  set: ExportChange,
): Promise<StoredExport | null> {
  let change = db
    .updateTable('export_jobs')
    .set({ ...set, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', wanted.id)
    .where('status', 'in', [...wanted.from]);
  if (wanted.attempt !== undefined) change = change.where('attempt', '=', wanted.attempt);
  return (await change.returningAll().executeTakeFirst()) ?? null;
}

/** The file of the export holds these records, and no others. */
export async function keepRecords(trx: Trx, exportId: number, ids: number[]): Promise<void> {
  await trx
    .insertInto('export_records')
    .values({ export_id: exportId, ids })
    .onConflict((conflict) => conflict.column('export_id').doUpdateSet({ ids }))
    .execute();
}

/** How many records of the export's file there are, and how many of them the reader of the list sees now. */
export async function countRecords<Row extends object>(
  db: Db,
  exportId: number,
  { list, context }: { list: ListResource<Row>; context: ListContext },
): Promise<{ held: number; seen: number }> {
  const ids = sql`(select ids from export_records where export_id = ${exportId})`;
  const { rows } = await sql<{ held: number; seen: number }>`
    select coalesce(cardinality(${ids}), 0) as held,
      (select count(*) from ${list.from}
       where ${list.id} = any(${ids}::bigint[]) and (${list.visible(context)})) as seen`.execute(db);
  const [{ held, seen } = { held: 0, seen: 0 }] = rows;
  return { held: Number(held), seen: Number(seen) };
}

/** The export begins a run of its own when it waits, or when its last run is lost; null when it does neither. */
export async function claimExport(
  trx: Trx,
  wanted: { id: number; aliveSince: Date; now: Date; scope: string },
): Promise<StoredExport | null> {
  const row = await trx
    .updateTable('export_jobs')
    .set({
      status: 'running',
      rows_done: 0,
      scope: wanted.scope,
      updated_at: wanted.now,
      attempt: sql<number>`attempt + 1`,
      lock_version: sql<number>`lock_version + 1`,
    })
    .where('id', '=', wanted.id)
    .where((row) =>
      row.or([
        row('status', '=', 'queued'),
        row.and([row('status', '=', 'running'), row('updated_at', '<=', wanted.aliveSince.toISOString())]),
      ]),
    )
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** The run shows that it goes on; false when it is no longer the export's. */
export async function keepAlive(db: Db, run: { id: number; attempt: number; now: Date }): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('export_jobs')
    .set({ updated_at: run.now })
    .where('id', '=', run.id)
    .where('status', '=', 'running')
    .where('attempt', '=', run.attempt)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Runs that have shown no sign of life since the moment, and exports that have waited far longer: their place in the
 * queue is lost, or was never restored.
 */
export async function findLost(
  db: Db,
  { aliveSince, waitingSince }: { aliveSince: Date; waitingSince: Date },
): Promise<{ id: number; attempt: number }[]> {
  return db
    .selectFrom('export_jobs')
    .select(['id', 'attempt'])
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'running'), row('updated_at', '<=', aliveSince.toISOString())]),
        row.and([row('status', '=', 'queued'), row('updated_at', '<=', waitingSince.toISOString())]),
      ]),
    )
    .orderBy('id')
    .limit(100)
    .execute();
}

/** Finished files of before the moment, and the exports they belong to. */
export async function findOldExports(db: Db, before: Date): Promise<{ id: number; sha256: string | null }[]> {
  return db
    .selectFrom('export_jobs')
    .select(['id', 'sha256'])
    .where('created_at', '<', before.toISOString())
    .limit(500)
    .execute();
}

/** The export is gone afterwards; its bytes are the caller's business. */
export async function deleteExport(db: Db, id: number): Promise<void> {
  await db.deleteFrom('export_jobs').where('id', '=', id).execute();
}

/** An export that waits is not looked at again for a while. */
export async function waitOn(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable('export_jobs')
    .set({ updated_at: now })
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .execute();
}
