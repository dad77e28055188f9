import { type RawBuilder, sql } from 'kysely';
import type { Book } from 'shared/contract/books/book';
import { heldRight } from '../lists/columns/held-right';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { besideColumns } from './book-beside';
import { bookList } from './book-list';
import { type BookRecord, tableOf, withReferences } from './book-record';
import { referable, type Reference, referredTable } from './book-references';
import type { BookUse } from './book-usage';

/** Values by the names of the columns. */
export type Columns = Readonly<Record<string, unknown>>;

const firstOf = async <Row>(db: Db, query: RawBuilder<Row>): Promise<Row | undefined> =>
  (await query.execute(db)).rows[0];

/** A record of the book with its references, archived or not; null when there is none. */
export async function findBookRecord(db: Db, book: Book, id: number): Promise<BookRecord | null> {
  const { columns, from, joins } = bookList(book);
  const row = await firstOf(
    db,
    sql<BookRecord>`${prepared()}
      select ${columns}${besideColumns(book)} from ${from} ${joins ?? sql``} where h.id = ${id}`,
  );
  return row === undefined ? null : withReferences(book, row);
}

/** Holds every change of the book's tree until the transaction ends: two moves at once could close a circle. */
export async function lockTree(trx: Trx, book: Book): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`tree of ${tableOf(book)}`}, 0))`.execute(trx);
}

/** True when the record stands above the other, or is it. */
export async function isAbove(
  db: Db,
  book: Book,
  { above, of }: { above: number; of: number },
): Promise<boolean> {
  const table = sql.table(tableOf(book));
  const parent = sql.ref(`${book.tree ?? 'parent'}_id`);
  const row = await firstOf(
    db,
    sql<{ found: boolean }>`
      with recursive line as (
        select id, ${parent} as above from ${table} where id = ${of}
        union
        select t.id, t.${parent} from ${table} t join line on t.id = line.above
      )
      select exists (select from line where id = ${above}) as found`,
  );
  return row?.found === true;
}

/** The number of a new row with these values. */
export async function insertBookRecord(
  trx: Trx,
  book: Book,
  { values, actorId, now }: { values: Columns; actorId: number; now: Date },
): Promise<number> {
  const columns = {
    ...values,
    created_at: now,
    updated_at: now,
    created_by_id: actorId,
    updated_by_id: actorId,
  };
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(tableOf(book))} (${sql.join(Object.keys(columns).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(columns))}) returning id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error(`Nothing was added to ${tableOf(book)}`);
  return row.id;
}

/** The row has these values and is a version on. */
export async function updateBookRecord(
  trx: Trx,
  book: Book,
  { id, set, actorId, now }: { id: number; set: Columns; actorId: number; now: Date },
): Promise<void> {
  const columns = { ...set, updated_at: now, updated_by_id: actorId };
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(tableOf(book))}
    set ${sql.join(sets)}, lock_version = lock_version + 1 where id = ${id}`.execute(trx);
}

/** The row is gone; fails when something refers to it. */
export async function deleteBookRecord(trx: Trx, book: Book, id: number): Promise<void> {
  await sql`delete from ${sql.table(tableOf(book))} where id = ${id}`.execute(trx);
}

/** How many records refer to this one at the place; what is hidden or deleted elsewhere refers all the same. */
export async function countUse(db: Db, use: BookUse, record: BookRecord): Promise<number> {
  const column = sql.ref(use.column);
  const key = use.holds === 'code' ? record.code : record.id;
  const value = use.rows === undefined ? key : String(key);
  const refers = use.holds === 'ids' ? sql`${key}::bigint = any(${column})` : sql`${column} = ${value}`;
  const counted = use.counts === undefined ? sql`*` : sql`distinct ${sql.ref(use.counts)}`;
  const row = await firstOf(
    db,
    sql<{
      total: number;
    }>`select count(${counted}) as total from ${use.rows ?? sql.table(use.table)} where ${refers}`,
  );
  return Number(row?.total ?? 0);
}

/** True when the record may be referred to from now on: it is there, live and in use. */
export async function isReferable(db: Db, field: Reference, id: number): Promise<boolean> {
  const row = await firstOf(
    db,
    sql`select r.id from ${sql.table(referredTable(field))} r where r.id = ${id} and ${referable(field)}`,
  );
  return row !== undefined;
}

/** True when sums may be given in the currency from now on. */
export async function isCurrencyInUse(db: Db, code: string): Promise<boolean> {
  const row = await firstOf(
    db,
    sql`select code from currencies where code = ${code} and is_active and archived_at is null`,
  );
  return row !== undefined;
}

/** Decimals that quantities in this measure really have; zero when nothing is counted in it. */
export async function precisionInUse(db: Db, measureId: number): Promise<number> {
  const row = await firstOf(
    db,
    sql<{ scale: number }>`
      select coalesce(max(scale(trim_scale(quantity))), 0) as scale from (
        select quantity from agreement_items where measure_id = ${measureId}
        union all
        select quantity from commercial_offer_items where measure_id = ${measureId}
      ) as counted`,
  );
  return Number(row?.scale ?? 0);
}

/** Employees with a live session who hold one of the rights; everybody with one when no right is asked for. */
export async function readersOfBook(db: Db, book: Book): Promise<number[]> {
  const { read, choose } = book.rights;
  const isOpen = read === undefined || choose === 'authenticated';
  const rights = [read, choose].filter((right) => right !== undefined && right !== 'authenticated');
  const { rows } = await sql<{ id: number }>`
    select u.id from users u
    where u.status = 'active' and u.deleted_at is null
      and ${isOpen ? sql`true` : heldRight(...rights)}
      and exists (
        select from tokens s where s.user_id = u.id and s.kind = 'session' and s.revoked_at is null
          and s.expires_at > now())`.execute(db);
  return rows.map((row) => row.id);
}
