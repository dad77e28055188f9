import { sql } from 'kysely';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';
import type { DoneRow } from './import-row.service';
import type { StoredImport } from './imports.repository';
import type { Cell, FileRow } from './reading/cell';

export interface WaitingRow {
  number: number;
  cells: Cell[];
  /** The row is placed below itself, by way of other rows of its file. */
  isCircular?: boolean;
}

/** Adds rows of the file that wait for their turn. */
export async function addRows(db: Db, importId: number, rows: readonly FileRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(({ number, cells }) => ({
    import_id: importId,
    number,
    cells: JSON.stringify(cells),
  }));
  await db.insertInto('import_rows').values(values).execute();
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

export interface RowTexts {
  number: number;
  texts: (string | null)[];
  /** Nothing has been done with it. */
  waits: boolean;
}

/** The rows nothing has been done with, or all of them, in the order of the file, by the texts of the given columns. */
export async function findTexts(
  db: Db,
  importId: number,
  { columns, all }: { columns: readonly number[]; all: boolean },
): Promise<RowTexts[]> {
  const texts = columns.map((at) => sql`search_text(btrim(cells ->> ${at}::integer))`);
  const { rows } = await sql<RowTexts>`
    select number, array[${sql.join(texts)}]::text[] as texts, outcome is null as waits from import_rows
    where import_id = ${importId} and (outcome is null or ${all}) order by number`.execute(db);
  return rows;
}

/** The rows of these numbers nothing has been done with, in the order of the numbers. */
export async function findWaitingOf(
  db: Db,
  importId: number,
  numbers: readonly number[],
): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select number, cells from import_rows
    where import_id = ${importId} and outcome is null and number = any(${[...numbers]}::int[])
    order by array_position(${[...numbers]}::int[], number::int)`.execute(db);
  return rows;
}

/** Those of the rows that have made a record, in the order of the numbers. */
export async function findMade(db: Db, importId: number, numbers: readonly number[]): Promise<WaitingRow[]> {
  const { rows } = await sql<WaitingRow>`
    select number, cells from import_rows
    where import_id = ${importId} and outcome = 'created' and number = any(${[...numbers]}::int[])
    order by array_position(${[...numbers]}::int[], number::int)`.execute(db);
  return rows;
}

export interface PartRow extends WaitingRow {
  part: string;
}

/**
 * Rows of one record belong together: those whose named columns say the same, whatever stands between them in the file.
 * A row that says nothing in any of them goes on with the row above.
 */
export async function gatherRows(trx: Trx, importId: number, columns: readonly number[]): Promise<void> {
  const said = columns.map((at) => sql`lower(btrim(coalesce(cells ->> ${at}::integer, '')))`);
  await sql`
    with told as (
      select number, nullif(concat_ws(chr(1), ${sql.join(said)}), ${'\u0001'.repeat(columns.length - 1)}) as own
      from import_rows where import_id = ${importId}
    ), run as (select number, own, count(own) over (order by number) as nth from told),
    filled as (select number, max(own) over (partition by nth) as own from run)
    update import_rows r set part = coalesce(md5(f.own), 'row ' || f.number)
    from filled f where r.import_id = ${importId} and r.number = f.number`.execute(trx);
}

/** The next rows nothing has been done with, and every other row of their records, in the order of the file. */
export async function findWaitingParts(db: Db, importId: number, most: number): Promise<PartRow[]> {
  const { rows } = await sql<PartRow>`
    select number, cells, part from import_rows
    where import_id = ${importId} and outcome is null and part in (
      select part from import_rows where import_id = ${importId} and outcome is null order by number limit ${most})
    order by number`.execute(db);
  return rows;
}

/** Puts down what became of the rows, and counts them; false, and nothing is to be kept, when the import was stopped or is another worker's. */
export async function noteRows(
  trx: Trx,
  { id, attempt }: Pick<StoredImport, 'id' | 'attempt'>,
  { rows, now }: { rows: readonly DoneRow[]; now: Date },
): Promise<boolean> {
  const count = (outcome: DoneRow['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  const counted = await sql`${prepared()}
    with noted as (
      update import_rows r set outcome = n.outcome, message = n.message, key = n.key
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (number integer, outcome text, message text, key text)
      where r.import_id = ${id} and r.number = n.number)
    update import_jobs set
      rows_done = rows_done + ${rows.length},
      created_count = created_count + ${count('created')},
      updated_count = updated_count + ${count('updated')},
      skipped_count = skipped_count + ${count('skipped')},
      failed_count = failed_count + ${count('failed')},
      message = null, updated_at = ${now}, lock_version = lock_version + 1
    where id = ${id} and status = 'running' and attempt = ${attempt} returning id`.execute(trx);
  return counted.rows.length > 0;
}

interface WantedKey {
  importId: number;
  key: string;
  before: number;
}

const KEYS: SharedQuestion<WantedKey, number | null> = {
  writes: false,
  askAll: async (db, wanted) => {
    const { rows } = await sql<{ number: number | null }>`${prepared()}
      select (select min(r.number) from import_rows r
        where r.import_id = w."importId" and r.key = w.key and r.number < w.before) as number
      from jsonb_array_elements(${JSON.stringify(wanted)}::jsonb) with ordinality as said (one, at)
      cross join lateral jsonb_to_record(said.one) as w ("importId" bigint, key text, before int)
      order by said.at`.execute(db);
    return rows.map(({ number }) => number);
  },
};

/** The row above that has the same key; null when there is none. */
export const isKeyTaken = (db: Db, wanted: WantedKey): Promise<number | null> => asked(db, KEYS, wanted);

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
