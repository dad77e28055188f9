import type { FoundRecord, LineRows, RowValues } from './importable.service';
import { type DoneRow, refusalOf, type RowRun, sentenceOf } from './import-row.service';
import type { WaitingRow } from './import-rows.repository';
import { type ReadRow, readRow } from './row-values';

type LineRun = RowRun<LineRows>;

const failed = ({ number }: WaitingRow, message: string): DoneRow => ({
  number,
  key: null,
  outcome: 'failed',
  message,
});

/** A row that is right goes in with the others of its record or not at all. */
function besideWrong(rows: readonly WaitingRow[], faults: readonly (string | null)[]): DoneRow[] {
  const wrong = rows[faults.findIndex((fault) => fault !== null)]?.number ?? 0;
  return rows.map((row, at) =>
    failed(row, faults[at] ?? `Не загружена из-за ошибки в строке ${String(wrong)}`),
  );
}

async function readAll(run: LineRun, rows: readonly WaitingRow[]): Promise<ReadRow[]> {
  const { deps, trx, importable, job, looked, actor } = run;
  const reader = { app: deps.app, db: trx, looked, actor };
  const read: ReadRow[] = [];
  for (const { cells } of rows) read.push(await readRow(reader, { importable, mapping: job.mapping, cells }));
  return read;
}

function apart({ importable }: LineRun, values: RowValues) {
  const { by } = importable.lines;
  const entries = Object.entries(importable.repair?.(values) ?? values);
  return {
    record: Object.fromEntries(entries.filter(([name]) => by.includes(name))),
    line: Object.fromEntries(entries.filter(([name]) => !by.includes(name))),
  };
}

/** The record the rows are about, or why there is none; one that an earlier row has had is not taken again. */
async function recordOf(
  run: LineRun,
  values: RowValues,
  first: number,
): Promise<{ found: FoundRecord; key: string } | { fault: string }> {
  const { lines } = run.importable;
  const [found, other] = await lines.find(run.trx, values, run.actor);
  if (found === undefined) return { fault: lines.missing };
  if (other !== undefined) return { fault: 'Подходит несколько записей: уточните, какая нужна' };
  const key = String(found.id);
  const taken = run.met.get(key) ?? (await run.takenAbove(run.trx, key, first));
  if (taken === null) return { found, key };
  return { fault: `Та же запись названа иначе, чем в строке ${String(taken)}: напишите одинаково` };
}

async function write(run: LineRun, rows: readonly WaitingRow[]): Promise<DoneRow[]> {
  const { deps, importable, job, actor } = run;
  const { lines } = importable;
  const [head] = rows;
  if (head === undefined) return [];
  if (rows.length > lines.most) {
    const sentence = `Строк больше ${String(lines.most)}: столько в одной записи не бывает`;
    return rows.map((row) => failed(row, sentence));
  }
  const read = await readAll(run, rows);
  const faults = read.map(({ errors }) =>
    Object.keys(errors).length === 0 ? null : sentenceOf(importable, errors),
  );
  if (faults.some((fault) => fault !== null)) return besideWrong(rows, faults);
  const said = read.map(({ values }) => apart(run, values));
  const record = await recordOf(run, said[0]?.record ?? {}, head.number);
  if ('fault' in record) return rows.map((row) => failed(row, record.fault));
  const outcomes = await lines.write(deps, {
    actor,
    origin: job.origin,
    mode: job.mode,
    record: record.found,
    rows: said.map(({ line }) => line),
  });
  if (outcomes.some(({ outcome }) => outcome === 'failed')) {
    return besideWrong(
      rows,
      outcomes.map(({ outcome, message }) => (outcome === 'failed' ? message : null)),
    );
  }
  run.met.set(record.key, head.number);
  return rows.map(({ number }, at) => ({
    number,
    key: record.key,
    outcome: outcomes[at]?.outcome ?? 'skipped',
    message: outcomes[at]?.message ?? null,
  }));
}

/**
 * The rows of one record become lines of it by the use case of the screen, or none of them does and each says why.
 * Fails when the fault is not theirs.
 */
export async function carryLines(run: LineRun, rows: readonly WaitingRow[]): Promise<DoneRow[]> {
  try {
    return await write(run, rows);
  } catch (error) {
    const message = refusalOf(run, error, rows[0]?.number ?? 0);
    if (message === null) throw error;
    return rows.map((row) => failed(row, message));
  }
}
