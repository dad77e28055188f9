import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import type { ImportsTables } from './schema';

export type StoredImport = Selectable<ImportsTables['import_jobs']>;
type Status = StoredImport['status'];

/** The import; null when there is none. */
export async function findImport(db: Db, id: number): Promise<StoredImport | null> {
  const row = await db.selectFrom('import_jobs').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** How many imports of the employee are being read or run. */
export async function countUnderWay(db: Db, ownerId: number): Promise<number> {
  const { count } = await db
    .selectFrom('import_jobs')
    .select(sql<number>`count(*)`.as('count'))
    .where('owner_id', '=', ownerId)
    .where((row) =>
      row.or([
        row('status', '=', 'running'),
        row.and([row('status', '=', 'uploaded'), row('rows_total', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return count;
}

type Uploaded = 'owner_id' | 'resource' | 'mode' | 'given' | 'file_name' | 'sha256' | 'extension';

/** A new import whose file waits to be read. */
export async function insertImport(
  trx: Trx,
  { given, ...values }: Pick<StoredImport, Uploaded>,
): Promise<StoredImport> {
  const row = { ...values, given: JSON.stringify(given) };
  return trx.insertInto('import_jobs').values(row).returningAll().executeTakeFirstOrThrow();
}

export type ImportChange = Partial<
  Pick<StoredImport, 'status' | 'mode' | 'dry_run' | 'message' | 'sha256' | 'rows_total' | 'heading_row'>
> & {
  mapping?: string;
  columns?: string;
  origin?: string;
  finished_at?: Date | null;
};

/** Writes the change while the import is in one of the statuses; null when it no longer is. */
export async function changeImport(
  db: Db,
  wanted: { id: number; from: readonly Status[]; attempt?: number; now: Date },
  set: ImportChange,
): Promise<StoredImport | null> {
  let change = db
    .updateTable('import_jobs')
    .set({ ...set, updated_at: wanted.now, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', wanted.id)
    .where('status', 'in', [...wanted.from]);
  if (wanted.attempt !== undefined) change = change.where('attempt', '=', wanted.attempt);
  return (await change.returningAll().executeTakeFirst()) ?? null;
}

/** The next worker takes the import up where the one before has left it; null when somebody else did. */
export async function claimImport(
  db: Db,
  wanted: { id: number; attempt: number; now: Date },
): Promise<StoredImport | null> {
  const row = await db
    .updateTable('import_jobs')
    .set({ attempt: sql<number>`attempt + 1`, updated_at: wanted.now })
    .where('id', '=', wanted.id)
    .where('attempt', '=', wanted.attempt)
    .where('status', 'in', ['running', 'uploaded'])
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Imports nothing has been heard of since the moment of their state: their server has ended. */
export async function findLost(db: Db, before: { running: Date; uploaded: Date }): Promise<StoredImport[]> {
  return db
    .selectFrom('import_jobs')
    .selectAll()
    .where((row) =>
      row.or([
        row.and([row('status', '=', 'running'), row('updated_at', '<', before.running.toISOString())]),
        row.and([
          row('status', '=', 'uploaded'),
          row('rows_total', 'is', null),
          row('updated_at', '<', before.uploaded.toISOString()),
        ]),
      ]),
    )
    .limit(100)
    .execute();
}

/** Imports of before the moment. */
export async function findOldImports(db: Db, before: Date): Promise<Pick<StoredImport, 'id' | 'sha256'>[]> {
  return db
    .selectFrom('import_jobs')
    .select(['id', 'sha256'])
    .where('created_at', '<', before.toISOString())
    .limit(500)
    .execute();
}

/** The import is gone with its rows. */
export async function deleteImport(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('import_jobs').where('id', '=', id).execute();
}

/** The import is gone with its rows, unless it runs: then false is answered. */
export async function deleteEnded(trx: Trx, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('import_jobs')
    .where('id', '=', id)
    .where('status', '<>', 'running')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
