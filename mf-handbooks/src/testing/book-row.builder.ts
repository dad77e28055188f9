import { namesOf, shownName, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { bookRow, type BookUsage } from 'shared/contract/books/book-schema';
import { wireName, type Field } from 'shared/contract/record/field-table';

/** Something a field may hold. */
function valueOf(field: Field): unknown {
  switch (field.kind) {
    case 'flag':
      return true;
    case 'whole':
      return field.min;
    case 'reference':
      return 7;
    case 'references':
      return [7];
    case 'marks':
      return {};
    case 'choice':
      return Object.keys(field.labels)[0];
    case 'choices':
      return [...field.default];
    case 'tags':
      return ['pdf'];
    case 'day':
      return '2026-11-20';
    case 'money':
    case 'percent':
      return '22.00';
    case 'currency':
      return 'RUB';
    default:
      return field.label;
  }
}

/** A row of any book as the server gives it, every field filled, to be changed by whoever looks at it. */
export function aBookRow(book: Book, patch: Readonly<Record<string, unknown>> = {}): AnyBookRow {
  const values = Object.entries(book.fields).flatMap(([name, field]) => {
    const value = [wireName(name, field), valueOf(field)];
    if (field.kind === 'references') return [value, [namesOf(name), [`${field.label}: имя`]]];
    return field.kind === 'reference' ? [value, [shownName(name, field), `${field.label}: имя`]] : [value];
  });
  return bookRow(book).parse({
    id: 3,
    lock_version: 4,
    archived_at: null,
    depth: 0,
    can: { update: true, delete: true, archive: true },
    ...Object.fromEntries(values),
    ...patch,
  }) as unknown as AnyBookRow;
}

const META = { current_page: 1, last_page: 1, per_page: 50, total_is_capped: false };

/** A page of a list that holds everything. */
export function listed<Row>(...data: readonly Row[]) {
  return { data, meta: { ...META, total: data.length } };
}

/** The network of a book with one row that nothing uses. */
export function aBookNetwork(book: Book, row: AnyBookRow, usage: BookUsage['data'] = []) {
  const { resource } = book.kind;
  return {
    [`GET /api/${resource}`]: listed(row),
    [`GET /api/${resource}/3`]: row,
    [`GET /api/${resource}/3/usage`]: { data: usage },
    [`GET /api/${resource}/3/history`]: listed(),
  };
}
