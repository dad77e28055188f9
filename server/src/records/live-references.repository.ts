import { type RawBuilder, sql } from 'kysely';
import { BOOKS } from 'shared/contract/books/books';
import type { Db } from '../platform/database/database';
import { remembered } from '../platform/database/remembered';

interface Retired {
  table: string;
  key: 'id' | 'code';
  name: string;
  /** Holds of an entry that nothing new may refer to. */
  condition: RawBuilder<boolean>;
}

const OF_BOOKS = sql<boolean>`not is_active or archived_at is not null`;
const OF_COUNTERPARTIES = sql<boolean>`archived_at is not null`;

/** How retired entries of a resource are found; null of what cannot be retired. */
function retiredOf(resource: string): Retired | null {
  const table = resource.replaceAll('-', '_');
  if (resource === 'currencies') return { table, key: 'code', name: 'name', condition: OF_BOOKS };
  if (resource === 'counterparties')
    return { table, key: 'id', name: 'name_short', condition: OF_COUNTERPARTIES };
  const isBook = BOOKS.some(({ kind }) => kind.resource === resource);
  return isBook ? { table, key: 'id', name: 'name', condition: OF_BOOKS } : null;
}

/** Names of those of the entries that are in the archive or out of use, by their keys. */
export function findRetired(
  db: Db,
  resource: string,
  keys: readonly (number | string)[],
): Promise<ReadonlyMap<string, string>> {
  const retired = retiredOf(resource);
  if (retired === null || keys.length === 0) return Promise.resolve(new Map());
  const { table, key, name, condition } = retired;
  return remembered(db, `${resource} retired ${keys.join()}`, async () => {
    const { rows } = await sql<{ key: string; name: string }>`
      select ${sql.ref(key)}::text as key, ${sql.ref(name)} as name from ${sql.table(table)}
      where ${sql.ref(key)}::text = any(${keys.map(String)}) and (${condition})`.execute(db);
    return new Map(rows.map((row) => [row.key, row.name]));
  });
}
