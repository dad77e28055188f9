import { z } from 'zod';

import { id, moment } from '../record/field';
import { archivedBy } from '../record/keeper-fields';
import { type Field, type FieldTable, isRequired, wireName } from '../record/field-table';
import { type Book, BOOK_ACTIONS, type BookRow, namesOf, shownName } from './book';

/** A value as it is read: what was stored is shown, whatever today's limits of a field are. */
function readSchema(field: Field): z.ZodType {
  const isSaid = isRequired(field) || ('default' in field && field.default !== null);
  const emptiable = (schema: z.ZodType) => (isSaid ? schema : schema.nullable());
  switch (field.kind) {
    case 'flag':
      return z.boolean();
    case 'whole':
      return emptiable(z.int());
    case 'reference':
      return emptiable(id);
    case 'references':
      return z.array(id);
    case 'marks':
      return z.record(z.string(), z.string());
    case 'choices':
    case 'tags':
      return z.array(z.string());
    default:
      return emptiable(z.string());
  }
}

function shapeOf(name: string, field: Field): [string, z.ZodType][] {
  const value: [string, z.ZodType] = [wireName(name, field), readSchema(field)];
  if (field.kind === 'references') return [value, [namesOf(name), z.array(z.string())]];
  if (field.kind !== 'reference') return [value];
  const label = isRequired(field) ? z.string() : z.string().nullable();
  return [value, [shownName(name, field), label]];
}

/**
 * A row of the book on the wire: every field by its name, references with what they are called. What is told under a second
 * name is for those who read by the reference; nobody here waits for it.
 */
export function bookRow<Table extends FieldTable>(
  book: Pick<Book<Table>, 'fields' | 'tree' | 'alsoTold'>,
): z.ZodType<BookRow<Table>> {
  const shape = Object.entries(book.fields).flatMap(([name, field]) => shapeOf(name, field));
  const told = Object.entries(book.alsoTold ?? {}).flatMap(([other, name]) => {
    const field = book.fields[name];
    return field === undefined ? [] : [[other, readSchema(field).optional()] as const];
  });
  const row = z.object({
    id,
    ...Object.fromEntries([...shape, ...told]),
    ...(book.tree !== undefined && { depth: z.int() }),
    lock_version: z.int(),
    created_at: moment.optional(),
    updated_at: moment.optional(),
    ...archivedBy,
    archived_at: moment.nullable(),
    can: z.object({ update: z.boolean(), delete: z.boolean(), archive: z.boolean() }),
    available_actions: z.array(z.enum(BOOK_ACTIONS)).optional(),
  });
  return row as unknown as z.ZodType<BookRow<Table>>;
}

/** A record of a book where it is chosen; `parent_name` of a tree alone. */
export const bookChoice = z.object({
  id,
  name: z.string(),
  parent_name: z.string().nullable().optional(),
});
export type BookChoice = z.infer<typeof bookChoice>;

/** Who uses a record of a book: `GET /api/{resource}/{id}/usage`; what nothing refers to has no lines. */
export const bookUsage = z.object({
  data: z.array(
    z.object({
      /** «Договоры»: what refers to it. */
      label: z.string(),
      total: z.int(),
      /** The register narrowed to them; null when there is none the reader may open. */
      url: z.string().nullable(),
    }),
  ),
});
export type BookUsage = z.infer<typeof bookUsage>;
