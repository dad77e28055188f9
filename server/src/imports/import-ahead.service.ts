import type { Deps } from '../platform/module';
import { inOrder, type RowOrder } from './import-order.policy';
import { findWaiting, findWaitingOf, findWaitingTexts, type WaitingRow } from './import-rows.repository';
import type { StoredImport } from './imports.repository';
import type { Importable } from './importable.service';
import { ownKindFields } from './row-values';

type OfImport = Pick<StoredImport, 'id' | 'mapping'>;

/** The waiting rows one after another: as the file has them, or each behind those it is placed below. */
export type Ahead = (most: number) => Promise<WaitingRow[]>;

async function orderOf(
  { db }: Pick<Deps, 'db'>,
  { id, mapping }: OfImport,
  importable: Importable,
): Promise<RowOrder | null> {
  const columnsOf = (names: readonly string[]) =>
    names.map((name) => mapping.indexOf(name)).filter((at) => at >= 0);
  const [above, names] = [columnsOf(ownKindFields(importable)), columnsOf(importable.key)];
  if (above.length === 0 || names.length === 0) return null;
  const said = (texts: readonly (string | null)[]) =>
    texts.filter((text): text is string => text !== null && text !== '');
  const rows = await findWaitingTexts(db, id, [...names, ...above]);
  return inOrder(
    rows.map(({ number, texts }) => ({
      number,
      names: said(texts.slice(0, names.length)),
      above: said(texts.slice(names.length)),
    })),
  );
}

/** How the rows that wait now are taken: of a tree, a row whose parent stands further down comes behind it. */
export async function rowsAhead(
  deps: Pick<Deps, 'db'>,
  job: OfImport,
  importable: Importable,
): Promise<Ahead> {
  const order = await orderOf(deps, job, importable);
  if (order === null) return (most) => findWaiting(deps.db, job.id, most);
  const { numbers, circular } = order;
  return async (most) => {
    const rows = await findWaitingOf(deps.db, job.id, numbers.splice(0, most));
    return rows.map((row) => ({ ...row, isCircular: circular.has(row.number) }));
  };
}
