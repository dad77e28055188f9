import type { Deps } from '../platform/module';
import { allAbove, inOrder, type RowOrder } from './import-order.policy';
import { findMade, findTexts, findWaiting, findWaitingOf, type WaitingRow } from './import-rows.repository';
import type { StoredImport } from './imports.repository';
import type { Importable } from './importable.service';
import { ownKindFields } from './row-values';

type OfImport = Pick<StoredImport, 'id' | 'mapping' | 'dry_run'>;

/** The waiting rows one after another: as the file has them, or each behind those it is placed below. */
export interface Ahead {
  next: (most: number) => Promise<WaitingRow[]>;
  /** What a check has made for rows carried before and has taken back, as far as the given ones are placed below it. */
  above: (rows: readonly WaitingRow[]) => Promise<WaitingRow[]>;
}

/** A deeper branch is checked as if its top were not there: each of its rows would have to be checked with all above it. */
const MOST_ABOVE = 1000;

interface Order extends RowOrder {
  /** Those of the numbers that wait. */
  waiting: number[];
}

async function orderOf(
  { db }: Pick<Deps, 'db'>,
  { id, mapping, dry_run: isCheck }: OfImport,
  importable: Importable,
): Promise<Order | null> {
  const columnsOf = (names: readonly string[]) =>
    names.map((name) => mapping.indexOf(name)).filter((at) => at >= 0);
  const [above, names] = [columnsOf(ownKindFields(importable)), columnsOf(importable.key)];
  if (above.length === 0 || names.length === 0) return null;
  const said = (texts: readonly (string | null)[]) =>
    texts.filter((text): text is string => text !== null && text !== '');
  // What a load has made is in the book; what a check has made is not.
  const rows = await findTexts(db, id, { columns: [...names, ...above], all: isCheck });
  const waiting = new Set(rows.filter(({ waits }) => waits).map(({ number }) => number));
  const order = inOrder(
    rows.map(({ number, texts }) => ({
      number,
      names: said(texts.slice(0, names.length)),
      above: said(texts.slice(names.length)),
    })),
  );
  return { ...order, waiting: order.numbers.filter((number) => waiting.has(number)) };
}

/** How the rows that wait now are taken: of a tree, a row whose parent stands further down comes behind it. */
export async function rowsAhead(
  { db }: Pick<Deps, 'db'>,
  job: OfImport,
  importable: Importable,
): Promise<Ahead> {
  const order = await orderOf({ db }, job, importable);
  if (order === null) {
    return { next: (most) => findWaiting(db, job.id, most), above: () => Promise.resolve([]) };
  }
  const { numbers, waiting, circular, above } = order;
  const places = new Map(numbers.map((number, at) => [number, at]));
  const placeOf = (number: number) => places.get(number) ?? numbers.length;
  return {
    next: async (most) => {
      const rows = await findWaitingOf(db, job.id, waiting.splice(0, most));
      return rows.map((row) => ({ ...row, isCircular: circular.has(row.number) }));
    },
    above: async (rows) => {
      if (!job.dry_run) return [];
      const found = allAbove(
        above,
        rows.map(({ number }) => number),
      );
      if (found.length === 0 || found.length > MOST_ABOVE) return [];
      const inTurn = found.toSorted((one, other) => placeOf(one) - placeOf(other));
      return findMade(db, job.id, inTurn);
    },
  };
}
