import { sql } from 'kysely';
import type { Book } from 'shared/contract/books/book';
import { changeSchema, createSchema } from 'shared/contract/record/field-schema';
import { wireName } from 'shared/contract/record/field-table';
import type { FoundRecord, RecordRows, RowValues } from '../imports/importable.service';
import type { Db } from '../platform/database/database';
import { validate } from '../platform/http/validate';
import { tableOf } from './book-record';
import { create, update } from './books.service';

/** Words a record of any book may be known by beside its name, the surest first. */
const CODES = ['article', 'code', 'okei_code'] as const;
/** Words a cell may call a record by. */
const CALLED = ['name', 'symbol', 'short_name', 'code', 'article'] as const;

const normal = (value: unknown) => (typeof value === 'string' ? value.trim().toLowerCase() : '');

function codesOf(book: Book): string[] {
  return CODES.filter((name) => book.fields[name]?.kind === 'text');
}

/** Where a name is the only one: below the record above it, or in its category. */
function scopeOf(book: Book): string | null {
  const name = book.tree ?? 'category';
  const field = book.fields[name];
  return field?.kind === 'reference' ? wireName(name, field) : null;
}

async function live(
  db: Db,
  book: Book,
  wanted: { column: string; text: string; scope?: { column: string; id: unknown } },
): Promise<FoundRecord[]> {
  const { column, text, scope } = wanted;
  const within = scope === undefined ? sql`true` : sql`${sql.ref(`h.${scope.column}`)} = ${scope.id}`;
  const { rows } = await sql<FoundRecord>`
    select h.id, h.lock_version from ${sql.table(tableOf(book))} h
    where h.archived_at is null and search_text(${sql.ref(`h.${column}`)}) = search_text(${text}) and ${within}
    order by h.id limit 2`.execute(db);
  return rows;
}

async function find(db: Db, book: Book, values: RowValues): Promise<FoundRecord[]> {
  for (const column of codesOf(book)) {
    const text = values[column];
    if (typeof text !== 'string') continue;
    const found = await live(db, book, { column, text });
    if (found.length > 0) return found;
  }
  const { name } = values;
  if (typeof name !== 'string') return [];
  const column = scopeOf(book);
  const id = column === null ? undefined : values[column];
  return live(db, book, {
    column: 'name',
    text: name,
    ...(column !== null && id !== undefined && { scope: { column, id } }),
  });
}

/** The first code that was said; without one the name in its place. */
function sameAs(book: Book, values: RowValues): string | null {
  const code = codesOf(book).find((name) => normal(values[name]) !== '');
  if (code !== undefined) return `${code}:${normal(values[code])}`;
  const scope = scopeOf(book);
  const above = scope === null ? undefined : values[scope];
  const place = typeof above === 'number' ? String(above) : '';
  return normal(values.name) === '' ? null : `name:${normal(values.name)}:${place}`;
}

/** As 1С and the tables of suppliers call them; what a book does not have is passed over. */
const ALIASES = {
  Наименование: 'name',
  Номенклатура: 'name',
  'Ед. изм.': 'measure_id',
  'Ед.': 'measure_id',
  Группа: 'category_id',
  НДС: 'vat_rate_id',
};

/** A book to be filled from a file: by the same rights, rules and journal as by hand. */
export function bookImport(book: Book, rights: NonNullable<Book['rights']['change']>): RecordRows {
  return {
    resource: book.kind.resource,
    title: book.kind.title,
    fields: book.fields,
    rights: { create: rights.create, update: rights.update },
    // A list of job titles is often headed «Должность», one of departments «Подразделение».
    aliases: { ...ALIASES, [book.kind.noun.subject]: 'name', [book.kind.title]: 'name' },
    key: [...codesOf(book), 'name'],
    sameAs: (values) => sameAs(book, values),
    find: (db, values) => find(db, book, values),
    create: (deps, step) =>
      create(deps, book, { ...step, input: validate(createSchema(book.fields), step.input), key: null }),
    update: (deps, step) =>
      update(deps, book, { ...step, input: validate(changeSchema(book.fields), step.input) }),
  };
}

/** «22 %», «22», and 0.22 as a spreadsheet keeps it; null of a text that is no percentage. */
function percentIn(text: string): string | null {
  const [, digits] = /^(\d+(?:[.,]\d+)?)\s*%?$/.exec(text.trim()) ?? [];
  if (digits === undefined) return null;
  const number = Number(digits.replace(',', '.'));
  return String(number > 0 && number < 1 ? Math.round(number * 10_000) / 100 : number);
}

async function ofPercent(db: Db, book: Book, text: string): Promise<number[]> {
  const percent = percentIn(text);
  if (percent === null || book.fields.percent?.kind !== 'percent') return [];
  const { rows } = await sql<{ id: number }>`
    select id from ${sql.table(tableOf(book))} where archived_at is null and percent = ${percent}::numeric
    order by id limit 2`.execute(db);
  return rows.map(({ id }) => id);
}

/** Live records of the book a cell calls so: by name, and where it has them by sign, short name, code or percentage. */
export async function namedInBook(db: Db, book: Book, text: string): Promise<number[]> {
  for (const column of CALLED.filter((name) => book.fields[name] !== undefined)) {
    const found = await live(db, book, { column, text });
    if (found.length > 0) return found.map(({ id }) => id);
  }
  return ofPercent(db, book, text);
}
