import { type RawBuilder, sql } from 'kysely';
import type { Book } from 'shared/contract/books/book';
import type { Handbook } from 'shared/contract/books/books';
import { id } from 'shared/contract/record/field';
import { z } from 'zod';

interface Beside {
  schema: z.ZodType;
  /** Over the row `h` of the book. */
  column: RawBuilder<unknown>;
}

const forms = (part: 'main' | 'minor') =>
  sql`json_build_array(${sql.ref(`h.${part}_one`)}, ${sql.ref(`h.${part}_few`)}, ${sql.ref(`h.${part}_many`)})`;
const threeForms = z.array(z.string().nullable());

/** The year a document would be numbered in today, and 0 of a numerator that never begins anew. */
const period = sql`case h.reset when 'yearly' then extract(year from now() at time zone 'Europe/Moscow')::int else 0 end`;

/** What counts in the present period where one count is kept: numbers within the company, or within the named organisation. */
const counted = sql`(select c.last_number from numerator_counters c where c.numerator_id = h.id and c.year = ${period}
  and c.organization_id = case h.purpose when 'agreement_internal' then 0 else h.organization_id end)`;

/** The number a count of the present period begins with. */
const beginning = sql`case when h.start_year is null or ${period} in (0, h.start_year::int) then h.start_value else 1 end`;

/** Files of the type as they are now, that its endings have stopped taking since: they stay; a signature has an ending of its own. */
const unfitFiles = sql`case when cardinality(h.allowed_extensions) = 0 then 0 else (
  select count(*)::int from document_versions v join files f on f.id = v.file_id
  where v.document_type_id = h.id and v.is_current and v.kind <> 'signature' and f.destroyed_at is null
    and f.extension <> all (array(select regexp_replace(lower(btrim(e)), '^\\.', '') from unnest(h.allowed_extensions) e))) end`;

const BESIDE: Readonly<Partial<Record<Handbook, Readonly<Record<string, Beside>>>>> = {
  currencies: {
    forms: {
      schema: z.object({ main: threeForms, minor: threeForms }),
      column: sql`json_build_object('main', ${forms('main')}, 'minor', ${forms('minor')})`,
    },
  },
  numerators: {
    scope: {
      schema: z.object({ organization_id: id.nullable(), agreement_type_id: id.nullable() }),
      column: sql`json_build_object('organization_id', h.organization_id, 'agreement_type_id', h.agreement_type_id)`,
    },
    next_value: {
      schema: z.int().nullable(),
      column: sql`case when h.purpose = 'agreement_internal' or h.organization_id is not null
        then greatest(coalesce(${counted}, 0) + 1, ${beginning}) end`,
    },
    // Each organisation counts by itself where none is named.
    counts: {
      schema: z.array(
        z.object({ organization: z.string().nullable(), last_value: z.int(), next_value: z.int() }),
      ),
      column: sql`(select coalesce(json_agg(json_build_object('organization', o.name_short,
          'last_value', c.last_number, 'next_value', greatest(c.last_number + 1, ${beginning}))
        order by o.name_short collate "und-x-icu", o.id), '[]')
        from numerator_counters c left join counterparties o on o.id = c.organization_id
        where c.numerator_id = h.id and c.year = ${period})`,
    },
  },
  'document-types': { unfit_files: { schema: z.int(), column: unfitFiles } },
  'file-templates': {
    agreement_type_ids: { schema: z.array(id), column: sql`array_remove(array[h.agreement_type_id], null)` },
    version: { schema: z.int(), column: sql`h.version` },
    file_id: { schema: id.nullable(), column: sql`h.file_id` },
    tags: { schema: z.array(z.string()), column: sql`h.tags` },
    unknown_tags: {
      schema: z.array(z.string()),
      column: sql`coalesce((select c.unknown_tags from file_template_contents c
        join document_versions v on v.id = c.document_version_id
        where c.file_template_id = h.id and v.is_current), '{}')`,
    },
  },
};

const besideOf = (book: Book) => Object.entries(BESIDE[book.kind.resource as Handbook] ?? {});

/** What the card of a book tells beside its fields, as columns after the others; a list leaves it out. */
export function besideColumns(book: Book): RawBuilder<unknown> {
  return sql.join([sql``, ...besideOf(book).map(([name, { column }]) => sql`${column} as ${sql.ref(name)}`)]);
}

/** The same as the API description has it. */
export function besideShape(book: Book): Record<string, z.ZodType> {
  return Object.fromEntries(besideOf(book).map(([name, { schema }]) => [name, schema.optional()]));
}
