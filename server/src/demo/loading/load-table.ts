import type { ImportMode } from 'shared/contract/exchange/import-status';
import type { FieldTable } from 'shared/contract/record/field-table';
import { requireEnough, requireFields, suggestedMapping } from '../../imports/import-mapping.policy';
import { carryRow, type RowRun } from '../../imports/import-row.service';
import {
  type Importable,
  type RecordRows,
  requireImportable,
  type RowValues,
} from '../../imports/importable.service';
import { readRow } from '../../imports/row-values';
import type { Mapping } from '../../imports/schema';
import type { Actor } from '../../platform/http/actor';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { DemoStep } from '../demo-step';
import { type DemoTable, readTable, rowsByTitle } from './demo-table';
import { depsAt } from './past';

interface Load {
  text: string;
  /** Who carries the rows in, and when. */
  actor: Actor;
  moment: Date;
  /** When a row was entered by itself, later than the rest; by its columns. */
  enteredAt?: (say: (title: string) => string) => Date | null;
  mode?: ImportMode;
  /** Columns that are no fields: the company's story alone reads them. */
  besides?: readonly string[];
}

/** The fields of the columns; fails when a title is neither a field nor a column of the story. */
function mappingOf(
  { titles }: DemoTable,
  importable: Pick<Importable, 'fields' | 'aliases'>,
  besides: readonly string[] = [],
): Mapping {
  const mapping = suggestedMapping(importable, titles, {});
  const unknown = titles.filter((title, at) => mapping[at] === null && !besides.includes(title));
  if (unknown.length > 0) throw new RangeError(`No field is called ${unknown.join(', ')}`);
  return mapping;
}

/** Every row is a record by the rules of its screen afterwards, as an import of the file would make it; fails at the first that is not. */
export async function loadRows(step: DemoStep, importable: RecordRows, load: Load): Promise<DemoTable> {
  const { text, actor, moment, mode = 'create', besides, enteredAt } = load;
  const table = await readTable(text, step.today);
  const columns = table.titles.map((title) => ({ title, samples: [] }));
  const mapping = mappingOf(table, importable, besides);
  requireFields({ importable, columns, mapping });
  requireEnough({ importable, mapping, mode });
  const run: RowRun<RecordRows> = {
    deps: depsAt(step, moment),
    trx: step.trx,
    importable,
    job: { mode, mapping, origin: SYSTEM_ORIGIN },
    actor,
    looked: new Map(),
    met: new Map(),
    takenAbove: () => Promise.resolve(null),
  };
  const named = rowsByTitle(table);
  for (const [at, row] of table.rows.entries()) {
    const say = named[at];
    const later = say === undefined ? null : (enteredAt?.(say) ?? null);
    const deps = later === null ? run.deps : depsAt(step, later);
    const { outcome, message } = await carryRow({ ...run, deps }, row);
    if (outcome !== 'created' && outcome !== 'updated') {
      throw new RangeError(`${importable.title}, row ${String(row.number)}: ${message ?? outcome}`);
    }
  }
  return table;
}

/** The same by the door of the resource through which employees import. */
export function loadResource(step: DemoStep, resource: string, load: Load): Promise<DemoTable> {
  const { actor, mode = 'create' } = load;
  const importable = requireImportable(step.deps.app, actor, { resource, mode, given: {} });
  if ('lines' in importable) throw new RangeError(`${importable.title} are lines, not records`);
  return loadRows(step, importable, load);
}

/** Lines that belong to records, by what the first column calls the record; an import has no place for them. */
export async function readLines(
  step: DemoStep,
  { text, fields, actor, besides }: Pick<Load, 'text' | 'actor' | 'besides'> & { fields: FieldTable },
): Promise<ReadonlyMap<string, RowValues[]>> {
  const table = await readTable(text, step.today);
  const [owner = ''] = table.titles;
  const mapping = mappingOf(table, { fields }, [owner, ...(besides ?? [])]);
  const named = rowsByTitle(table);
  const lines = new Map<string, RowValues[]>();
  const reader = { app: step.deps.app, db: step.trx, looked: new Map(), actor };
  for (const [at, { number, cells }] of table.rows.entries()) {
    const { values, errors } = await readRow(reader, { importable: { fields }, mapping, cells });
    const [fault] = Object.values(errors);
    if (fault !== undefined) throw new RangeError(`${owner}, row ${String(number)}: ${fault.join()}`);
    const name = named[at]?.(owner) ?? '';
    lines.set(name, [...(lines.get(name) ?? []), values]);
  }
  return lines;
}
