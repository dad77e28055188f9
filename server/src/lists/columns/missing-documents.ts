import { type RawBuilder, sql } from 'kysely';
import type { DOCUMENT_KINDS } from 'shared/contract/record/document-kinds';

interface DocumentOfKind {
  kind: (typeof DOCUMENT_KINDS)[number];
  id: RawBuilder<number>;
  /** Ids of types that this one document needs besides. */
  named?: RawBuilder<number[]>;
}

/**
 * Names of the types of documents a record has to have and lacks, in the order of the book: those that every record of
 * its kind needs, and those named for it. A type that is off or in the archive is asked of nobody.
 */
export function missingDocuments({ kind, id, named = sql`'{}'::bigint[]` }: DocumentOfKind) {
  return sql<string[]>`array(select needed.name from document_types needed
    where needed.is_active and needed.archived_at is null
      and (needed.id = any(${named}) or (needed.is_required and ${sql.lit(kind)} = any(needed.kinds)))
      and not exists (select from document_versions had where had.documentable_type = ${sql.lit(kind)}
        and had.documentable_id = ${id} and had.document_type_id = needed.id)
    order by array_position(${named}, needed.id), needed.position, needed.name)`;
}
