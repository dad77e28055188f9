import type { Trx } from '../platform/database/database';
import { forgetResource, lendMemory, type Memory } from '../platform/database/remembered';
import { transactWithin } from '../platform/database/transact';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { carryLines } from './import-lines.service';
import { carryRow, type DoneRow, type RowRun } from './import-row.service';
import type { Ahead } from './import-ahead.service';
import { findWaitingParts, isKeyTaken, type WaitingRow } from './import-rows.repository';
import type { StoredImport } from './imports.repository';
import type { Importable } from './importable.service';
import { type Looked, namesOwnKind } from './row-values';

/** Rows of one transaction unless the kind says otherwise: what they hold others wait for. */
const PORTION = 50;
/** Rows read at once, and the most after which the rights of their owner are asked for again. */
const AHEAD = 50;

export interface Portion {
  job: StoredImport;
  importable: Importable;
  owner: Actor;
  rows: readonly WaitingRow[];
  /** Rows that have to be there for the portion's own to be checked, and are none of it. */
  above: readonly WaitingRow[];
  looked: Looked;
  /** What use cases have asked of books. */
  memory: Memory;
  outbox: Deps['outbox'];
}

/** The next rows nothing has been done with, as each transaction takes them; empty when nothing waits. */
export async function nextPortions(
  { db }: Pick<Deps, 'db'>,
  { id, mapping }: Pick<StoredImport, 'id' | 'mapping'>,
  { importable, ahead }: { importable: Importable; ahead: Ahead },
): Promise<WaitingRow[][]> {
  if ('lines' in importable) {
    const parts = new Map<string, WaitingRow[]>();
    for (const { part, ...row } of await findWaitingParts(db, id, AHEAD)) {
      parts.set(part, [...(parts.get(part) ?? []), row]);
    }
    return [...parts.values()];
  }
  const { portion = PORTION, together } = importable;
  const most = together?.most ?? portion;
  const portions: WaitingRow[][] = [];
  let last: WaitingRow[] = [];
  for (const row of await ahead.next(Math.max(AHEAD, most))) {
    const isApart = together !== undefined && namesOwnKind(importable, { mapping, cells: row.cells });
    if (last.length === 0 || last.length === most || isApart) portions.push((last = []));
    last.push(row);
    if (isApart) last = [];
  }
  return portions;
}

/** New records of several rows are made side by side. */
export const isTogether = ({ rows, importable }: Pick<Portion, 'rows' | 'importable'>) =>
  rows.length > 1 && importable.together !== undefined;

/** A portion of one row has its transaction for itself: what a refused row leaves goes with the transaction. */
export const isAlone = ({ rows, above, importable }: Pick<Portion, 'rows' | 'above' | 'importable'>) =>
  rows.length === 1 && above.length === 0 && !('lines' in importable);

/** What a row of the portion is carried with, in its transaction. */
export function rowRun(deps: Deps, trx: Trx, portion: Portion): Omit<RowRun, 'importable'> {
  const { job, owner, looked, outbox } = portion;
  return {
    deps: {
      ...deps,
      db: trx,
      transact: isAlone(portion) ? (work) => work(trx) : transactWithin(trx),
      outbox,
      log: deps.log.child({ import_id: job.id }),
      batch: `import-${String(job.id)}`,
    },
    trx,
    job,
    actor: owner,
    looked,
    met: new Map(),
    takenAbove: (asking, key, before) => isKeyTaken(asking, { importId: job.id, key, before }),
  };
}

/**
 * The rows are carried within the transaction; answers what became of them. Each is whole or leaves nothing, but for a
 * row alone: when it is refused, whoever began the transaction has to take it back.
 */
export async function carryPortion(deps: Deps, trx: Trx, portion: Portion): Promise<DoneRow[]> {
  const { importable, rows, above, memory } = portion;
  lendMemory(trx, memory);
  const run = rowRun(deps, trx, portion);
  await importable.hold?.(trx);
  if ('lines' in importable) return carryLines({ ...run, importable }, rows);
  const done: DoneRow[] = [];
  for (const row of [...above, ...rows]) {
    done.push(await carryRow({ ...run, importable }, row));
    // The next row may refer to what this one has made, or switched off.
    forgetResource(memory, importable.resource);
  }
  return done.slice(above.length);
}
