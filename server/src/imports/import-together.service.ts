import type { Trx } from '../platform/database/database';
import { forgetResource, lendMemory } from '../platform/database/remembered';
import { type Ended, sideBySide } from '../platform/database/side-by-side';
import { HttpError } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { type Portion, rowRun } from './import-portion.service';
import { carryValues, type DoneRow, type RowRun } from './import-row.service';
import type { WaitingRow } from './import-rows.repository';
import type { RecordRows, RowValues } from './importable.service';
import { readRow } from './row-values';

/** The row is about a record that is here already, and is changed alone. */
class Present extends Error {}
/** A row has failed with half of it written: nothing of the portion is to be kept. */
class HalfWritten extends Error {}

interface ReadyRow {
  number: number;
  values: RowValues;
}

/** Rows that went in side by side, and those that have to be carried one after another, behind them. */
export interface Together {
  done: DoneRow[];
  left: WaitingRow[];
}

/** The rows that can be read and share no name with one above; what is wrong with the others is told of them alone. */
async function apart(
  run: RowRun<RecordRows>,
  rows: readonly WaitingRow[],
): Promise<{ ready: ReadyRow[]; left: WaitingRow[] }> {
  const { deps, trx, importable, job, looked, actor } = run;
  const claimed = new Set<string>();
  const ready: ReadyRow[] = [];
  const left: WaitingRow[] = [];
  for (const row of rows) {
    const reader = { app: deps.app, db: trx, looked, actor };
    const read = await readRow(reader, { importable, mapping: job.mapping, cells: row.cells });
    if (Object.keys(read.errors).length > 0) {
      left.push(row);
      continue;
    }
    const values = importable.repair?.(read.values) ?? read.values;
    const names = importable.together?.names(values) ?? [];
    if (names.some((name) => claimed.has(name))) left.push(row);
    else ready.push({ number: row.number, values });
    for (const name of names) claimed.add(name);
  }
  return { ready, left };
}

/** What became of the row; null when it is to be carried alone. */
function doneOf(ended: Ended<DoneRow>): DoneRow | null {
  if ('result' in ended) return ended.result;
  const { error, hasWritten } = ended;
  if (hasWritten) throw new HalfWritten('A row has failed behind its first statement', { cause: error });
  if (error instanceof Present || error instanceof HttpError) return null;
  throw error;
}

const beside = (run: RowRun<RecordRows>, trx: Trx): RowRun<RecordRows> => ({
  ...run,
  deps: { ...run.deps, db: trx, transact: (work) => work(trx) },
  trx,
  importable: { ...run.importable, update: () => Promise.reject(new Present()) },
});

/**
 * New records of the rows are made side by side within the transaction, each by the use case of the screen: what they
 * ask is asked once for all of them. Rows that are wrong, repeat one another or change a record are left. Fails, and
 * nothing is to be kept, when one of them has written half of itself.
 */
export async function carryTogether(deps: Deps, trx: Trx, portion: Portion): Promise<Together> {
  const { importable, memory, rows } = portion;
  if ('lines' in importable) throw new Error('Lines of a record go in with their record');
  lendMemory(trx, memory);
  const run = { ...rowRun(deps, trx, portion), importable };
  const { ready, left } = await apart(run, rows);
  const ended = await sideBySide(
    trx,
    ready.map((row) => (inner: Trx) => carryValues(beside(run, inner), row)),
  );
  const done: DoneRow[] = [];
  const refused = new Set<number>();
  for (const [at, each] of ended.entries()) {
    const row = doneOf(each);
    if (row === null) refused.add(ready[at]?.number ?? 0);
    else done.push(row);
  }
  forgetResource(memory, importable.resource);
  const behind = rows.filter((row) => left.includes(row) || refused.has(row.number));
  return { done, left: behind };
}
