import { type RawBuilder, sql } from 'kysely';
import { type Book, namesOf, shownName } from 'shared/contract/books/book';
import { type Field, isRequired, wireName } from 'shared/contract/record/field-table';
import { boolFilter, choicesFilter, enumFilter, idFilter, idsFilter } from '../lists/list-filters';
import type { ListFilter, ListResource, ListSort } from '../lists/list-resource';
import { containsWords } from '../lists/list-search';
import { type BookRecord, tableOf } from './book-record';
import { referredName, referredTable } from './book-references';

type Reference = Extract<Field, { kind: 'reference' }>;
type References = Extract<Field, { kind: 'references' }>;

/** Who made a record, changed it last and put it into the archive. */
const KEEPERS = ['created_by_id', 'updated_by_id', 'archived_by_id'];

const column = (name: string): RawBuilder<unknown> => sql.ref(`h.${name}`);
const aliasOf = (name: string) => `r_${name}`;

function referencesOf(book: Book): [string, Reference][] {
  return Object.entries(book.fields).flatMap(([name, field]): [string, Reference][] =>
    field.kind === 'reference' ? [[name, field]] : [],
  );
}

/** What the records are called in the order in which they were chosen. */
function namesColumn(name: string, field: References): RawBuilder<unknown> {
  const ids = column(wireName(name, field));
  return sql`array(select ${referredName(field, 'r')} from ${sql.table(referredTable(field))} r
    where r.id = any(${ids}) order by array_position(${ids}, r.id)) as ${sql.ref(namesOf(name))}`;
}

function columnsOf(book: Book): RawBuilder<BookRecord> {
  const kept = ['id', 'lock_version', 'created_at', 'updated_at', 'archived_at', ...KEEPERS].map(column);
  const values = Object.entries(book.fields).map(([name, field]) => column(wireName(name, field)));
  const labels = referencesOf(book).map(
    ([name, field]) => sql`${referredName(field, aliasOf(name))} as ${sql.ref(shownName(name, field))}`,
  );
  const lists = Object.entries(book.fields).flatMap(([name, field]) =>
    field.kind === 'references' ? [namesColumn(name, field)] : [],
  );
  const depth = book.tree === undefined ? [] : [sql`tree.depth`];
  return sql<BookRecord>`${sql.join([...kept, ...values, ...labels, ...lists, ...depth])}`;
}

function joinsOf(book: Book): RawBuilder<unknown> {
  const joins = referencesOf(book).map(([name, field]) => {
    const alias = aliasOf(name);
    return sql`left join ${sql.table(referredTable(field))} ${sql.ref(alias)}
      on ${sql.ref(`${alias}.id`)} = ${column(wireName(name, field))}`;
  });
  return sql.join(joins, sql` `);
}

/** The rows with their place in the tree: names in the order of the alphabet, each under the record above it. */
function fromOf(book: Book): RawBuilder<unknown> {
  const table = sql.table(tableOf(book));
  if (book.tree === undefined) return sql`${table} h`;
  const above = sql.ref(`${book.tree}_id`);
  return sql`${table} h join (
    with recursive walk as (
      select id, 0 as depth, array[id] as line, array[name collate "und-x-icu"] as path
      from ${table} where ${above} is null
      union all
      select part.id, walk.depth + 1, walk.line || part.id, walk.path || (part.name collate "und-x-icu")
      from ${table} part join walk on part.${above} = walk.id
    )
    select id, depth, line, row_number() over (order by path, id) as place from walk
  ) tree on tree.id = h.id`;
}

function sortOf(name: string, field: Field): ListSort {
  const nullable = !isRequired(field) && !('default' in field && field.default !== null);
  const isText = field.kind === 'text' || field.kind === 'long_text';
  const expression = isText ? sql`${column(name)} collate "und-x-icu"` : column(name);
  return nullable ? { expression, nullable } : { expression };
}

function sortsOf(book: Book): Record<string, ListSort> {
  const named = Object.entries(book.fields).filter(
    ([name]) => name === 'name' || name === book.defaultSort || book.columns[name]?.sorts === true,
  );
  const sorts = Object.fromEntries(named.map(([name, field]) => [name, sortOf(name, field)]));
  return book.tree === undefined ? sorts : { ...sorts, tree: { expression: sql`tree.place` } };
}

function filterOf(name: string, field: Field): ListFilter {
  switch (field.kind) {
    case 'flag':
      return boolFilter(column(name));
    case 'choice':
      return enumFilter(column(name), Object.keys(field.labels));
    case 'choices':
      return choicesFilter(column(name), Object.keys(field.labels));
    case 'reference':
      return idFilter(column(wireName(name, field)));
    default:
      throw new RangeError(`A book is not narrowed by ${field.kind}`);
  }
}

const within = idsFilter(sql`tree.line`);

/** Records that neither are one of these nor stand under it: those that it may be put under. */
const outside: ListFilter = {
  ...within,
  condition: (values, context) => {
    const condition = within.condition(values, context);
    return condition === null ? null : sql`not (${condition})`;
  },
};

/** Its records have days between which they are in force. */
const isDated = ({ fields }: Book): boolean => 'valid_from' in fields && 'valid_to' in fields;

const inForceOn = (day: string) =>
  sql`(coalesce(h.valid_from <= ${day}, true) and coalesce(h.valid_to >= ${day}, true))`;

function filtersOf(book: Book): Record<string, ListFilter> {
  const named = [...book.filters, 'is_active'].flatMap((name) => {
    const field = book.fields[name];
    return field === undefined ? [] : [[wireName(name, field), filterOf(name, field)] as const];
  });
  return {
    id: idFilter(column('id')),
    ...Object.fromEntries(named),
    ...(isDated(book) && { in_force: boolFilter(({ today }) => inForceOn(today)) }),
    ...(book.tree !== undefined && { outside }),
    archived: { ...boolFilter(sql`h.archived_at is not null`), byDefault: 'false' },
  };
}

/** A book as the shared list mechanism takes it; archived rows are listed only when they are asked for. */
export function bookList(book: Book): ListResource<BookRecord> {
  const texts = ['name', ...book.searched].map((name) => sql`coalesce(${column(name)}, '')`);
  const haystack = sql`search_text(${sql.join(texts, sql` || ' ' || `)})`;
  return {
    name: book.kind.resource,
    from: fromOf(book),
    id: sql<number>`h.id`,
    columns: columnsOf(book),
    joins: joinsOf(book),
    sorts: sortsOf(book),
    defaultSort: book.defaultSort,
    filters: filtersOf(book),
    search: (text) => containsWords(haystack, text),
    visible: () => sql`true`,
  };
}
