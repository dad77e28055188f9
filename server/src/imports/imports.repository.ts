import { type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import type { DoneRow } from './import-row.service';
import type { Cell, FileRow } from './reading/cell';
import type { ImportsTables, Mapping } from './schema';

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

/** A new import whose file waits to be read. */
export async function insertImport(
  trx: Trx,
  values: Pick<StoredImport, 'owner_id' | 'resource' | 'mode' | 'file_name' | 'sha256' | 'extension'>,
): Promise<StoredImport> {
  return trx.insertInto('import_jobs').values(values).returningAll().executeTakeFirstOrThrow();
}

export type ImportChange = Partial<
  Pick<StoredImport, 'status' | 'mode' | 'dry_run' | 'message' | 'sha256' | 'rows_total'>
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

/** Adds what a portion has come to; null when the import was stopped, or is another worker's. */
export async function addProgress(
  trx: Trx,
  { id, attempt }: Pick<StoredImport, 'id' | 'attempt'>,
  { rows, now }: { rows: readonly DoneRow[]; now: Date },
): Promise<StoredImport | null> {
  const count = (outcome: DoneRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const row = await trx
    .updateTable('import_jobs')
    .set({
      rows_done: sql<number>`rows_done + ${rows.length}`,
      created_count: sql<number>`created_count + ${count('created')}`,
      updated_count: sql<number>`updated_count + ${count('updated')}`,
      skipped_count: sql<number>`skipped_count + ${count('skipped')}`,
      failed_count: sql<number>`failed_count + ${count('failed')}`,
      updated_at: now,
      lock_version: sql<number>`lock_version + 1`,
    })
    .where('id', '=', id)
    .where('status', '=', 'running')
    .where('attempt', '=', attempt)
    .returningAll()
    .executeTakeFirst();
  return row ?? null;
}

/** Nothing has been done with any row, and no count stands. */
export async function forgetOutcomes(trx: Trx, id: number): Promise<void> {
  await trx
    .updateTable('import_rows')
    .set({ outcome: null, message: null, key: null })
    .where('import_id', '=', id)
    .where('outcome', 'is not', null)
    .execute();
  await trx
    .updateTable('import_jobs')
    .set({ rows_done: 0, created_count: 0, updated_count: 0, skipped_count: 0, failed_count: 0 })
    .where('id', '=', id)
    .execute();
}

/** Imports nothing has been heard of since the moment: their server has ended. */
export async function findLost(db: Db, before: Date): Promise<StoredImport[]> {
  return db
    .selectFrom('import_jobs')
    .selectAll()
    .where('updated_at', '<', before.toISOString())
    .where((row) =>
      row.or([
        row('status', '=', 'running'),
        row.and([row('status', '=', 'uploaded'), row('rows_total', 'is', null)]),
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

export interface WaitingRow {
  number: number;
  cells: Cell[];
}

/** Adds rows of the file that wait for their turn. */
export async function addRows(db: Db, importId: number, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ number, cells }) => ({
    import_id: importId,
    number,
    cells: JSON.stringify(cells),
  }));
  await db
    .insertInto('import_rows')
    .values(values as unknown as (Omit<(typeof values)[number], 'cells'> & { cells: string })[])
    .execute();
}

/** No row of the file is kept. */
export async function dropRows(db: Db, importId: number): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute();
}

/** The next rows nothing has been done with, in the order of the file. */
export async function findWaiting(db: Db, importId: number, most: number): Promise<WaitingRow[]> {
  return db
    .selectFrom('import_rows')
    .select(['number', 'cells'])
    .where('import_id', '=', importId)
    .where('outcome', 'is', null)
    .orderBy('number')
    .limit(most)
    .execute();
}

/** Puts down what became of the rows. */
export async function noteRows(trx: Trx, importId: number, rows: readonly DoneRow[]): Promise<void> {
  await sql`
    update import_rows r set outcome = n.outcome, message = n.message, key = n.key
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (number integer, outcome text, message text, key text)
    where r.import_id = ${importId} and r.number = n.number`.execute(trx);
}

/** The row above that has the same key; null when there is none. */
export async function isKeyTaken(
  db: Db,
  wanted: { importId: number; key: string; before: number },
): Promise<number | null> {
  const row = await db
    .selectFrom('import_rows')
    .select('number')
    .where('import_id', '=', wanted.importId)
    .where('key', '=', wanted.key)
    .where('number', '<', wanted.before)
    .executeTakeFirst();
  return row?.number ?? null;
}

export interface FailedRow extends WaitingRow {
  message: string;
}

/** Wrong rows behind the given one, in the order of the file. */
export async function findFailed(
  db: Db,
  wanted: { importId: number; after: number; most: number },
): Promise<FailedRow[]> {
  return db
    .selectFrom('import_rows')
    .select(['number', 'cells', sql<string>`coalesce(message, '')`.as('message')])
    .where('import_id', '=', wanted.importId)
    .where('outcome', '=', 'failed')
    .where('number', '>', wanted.after)
    .orderBy('number')
    .limit(wanted.most)
    .execute();
}

/** How the employee has mapped titles of columns before; empty when never. */
export async function findProfile(
  db: Db,
  { owner_id, resource }: Pick<StoredImport, 'owner_id' | 'resource'>,
): Promise<Record<string, string | null>> {
  const row = await db
    .selectFrom('import_profiles')
    .select('mapping')
    .where('owner_id', '=', owner_id)
    .where('resource', '=', resource)
    .executeTakeFirst();
  return row?.mapping ?? {};
}

/** The titles are offered these fields the next time; those of other files stay. */
export async function keepProfile(
  trx: Trx,
  { owner_id, resource }: Pick<StoredImport, 'owner_id' | 'resource'>,
  { mapping, now }: { mapping: Record<string, string | null>; now: Date },
): Promise<void> {
  const kept = JSON.stringify(mapping);
  await sql`
    insert into import_profiles (owner_id, resource, mapping, updated_at)
    values (${owner_id}, ${resource}, ${kept}::jsonb, ${now})
    on conflict (owner_id, resource) do update
    set mapping = import_profiles.mapping || excluded.mapping, updated_at = excluded.updated_at`.execute(trx);
}

export type { Mapping };
