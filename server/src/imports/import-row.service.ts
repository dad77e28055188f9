import { wireFields } from 'shared/contract/record/field-table';
import type { Trx } from '../platform/database/database';
import { faultCode } from '../platform/fault-code';
import type { Actor } from '../platform/http/actor';
import { type FieldErrors, HttpError, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import type { Importable, RecordRows, RowValues } from './importable.service';
import type { WaitingRow } from './import-rows.repository';
import type { StoredImport } from './imports.repository';
import { faultsOf, type Looked, ownKindFields, readRow } from './row-values';
import type { RowOutcome } from './schema';

export interface DoneRow {
  number: number;
  key: string | null;
  outcome: RowOutcome;
  message: string | null;
}

export interface RowRun<Kind extends Importable = Importable> {
  /** Bound to the transaction of the portion. */
  deps: Deps;
  trx: Trx;
  importable: Kind;
  job: Pick<StoredImport, 'mode' | 'mapping' | 'origin'>;
  actor: Actor;
  looked: Looked;
  /** Keys of the portion so far → the row that has it. */
  met: Map<string, number>;
  /** The row of an earlier portion that has the key; null when there is none. */
  takenAbove: (trx: Trx, key: string, number: number) => Promise<number | null>;
}

/** What is wrong with which field, in one line. */
export function sentenceOf({ fields }: Pick<Importable, 'fields'>, errors: FieldErrors): string {
  const labels: Readonly<Record<string, { label: string }>> = wireFields(fields);
  return Object.entries(errors)
    .map(([name, texts]) => {
      const label = labels[name.split('.')[0] ?? name]?.label;
      return label === undefined ? texts.join('. ') : `${label}: ${texts.join('. ')}`;
    })
    .join('; ');
}

async function write(
  run: RowRun<RecordRows>,
  values: RowValues,
): Promise<Pick<DoneRow, 'outcome' | 'message'>> {
  const { deps, trx, importable, job, actor } = run;
  const step = { actor, origin: job.origin };
  const [found, other] = await importable.find(trx, values, actor);
  if (other !== undefined) {
    return { outcome: 'failed', message: 'Подходит несколько записей: уточните, какая нужна' };
  }
  if (found === undefined) {
    if (job.mode === 'update') return { outcome: 'failed', message: 'Такой записи нет, обновлять нечего' };
    const made = importable.complete?.(values, actor) ?? values;
    await importable.create(deps, { ...step, input: made });
    return { outcome: 'created', message: null };
  }
  if (job.mode === 'create') return { outcome: 'skipped', message: 'Такая запись уже есть' };
  const input = { ...values, lock_version: found.lock_version };
  const after = await importable.update(deps, { ...step, id: found.id, input });
  return after.lock_version === found.lock_version
    ? { outcome: 'skipped', message: 'Изменений нет' }
    : { outcome: 'updated', message: null };
}

/** What a refusal says to the employee; null when it is none of the row. */
export function refusalOf(run: RowRun, error: unknown, number: number): string | null {
  if (error instanceof ValidationFailed) return sentenceOf(run.importable, error.errors);
  if (error instanceof HttpError) return error.message;
  // The database refuses the data: the row is wrong, whatever rule of ours has let it pass.
  if (!/^2[23]/.test(faultCode(error))) return null;
  run.deps.log.error({ err: error, row: number }, 'row refused by the database');
  return 'Строку записать не удалось: значения не подходят';
}

/** The row that has been read is carried into its register by the use case of the screen; fails when it is refused. */
export async function carryValues(
  run: RowRun<RecordRows>,
  { number, values }: { number: number; values: RowValues },
): Promise<DoneRow> {
  const key = run.importable.sameAs(values);
  const first = key === null ? null : (run.met.get(key) ?? (await run.takenAbove(run.trx, key, number)));
  if (first !== null) {
    return { number, key: null, outcome: 'failed', message: `Повторяет строку ${String(first)}` };
  }
  const done = await write(run, values);
  if (key !== null) run.met.set(key, number);
  return { number, key, ...done };
}

const CIRCLE = 'Строки файла входят друг в друга по кругу';

/** What a row of a circle refers to is not there because it waits for the row itself. */
function toldOfCircle(importable: Importable, errors: FieldErrors): FieldErrors {
  const own = ownKindFields(importable);
  return Object.fromEntries(
    Object.entries(errors).map(([name, texts]) => [name, own.includes(name) ? [CIRCLE] : texts]),
  );
}

/**
 * The row is carried into its register by the use case of the screen, or is not and says why; nothing of a wrong row
 * is left. Fails when the fault is not the row's.
 */
export async function carryRow(run: RowRun<RecordRows>, row: WaitingRow): Promise<DoneRow> {
  const { number, cells, isCircular = false } = row;
  const { deps, trx, importable, job, looked, actor } = run;
  try {
    const reader = { app: deps.app, db: trx, looked, actor };
    const read = await readRow(reader, { importable, mapping: job.mapping, cells });
    const values = importable.repair?.(read.values) ?? read.values;
    if (Object.keys(read.errors).length > 0) {
      const errors = isCircular ? toldOfCircle(importable, read.errors) : read.errors;
      throw new ValidationFailed({ ...errors, ...faultsOf(importable, values) });
    }
    return await carryValues(run, { number, values });
  } catch (error) {
    const message = refusalOf(run, error, number);
    if (message === null) throw error;
    return { number, key: null, outcome: 'failed', message };
  }
}
