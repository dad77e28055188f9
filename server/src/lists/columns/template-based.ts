import { type RawBuilder, sql } from 'kysely';

/**
 * True when every text of the document that is current was made of a template and says what the record does; false
 * without a text, as a condition of a query.
 */
export function templateBased(document: { type: string; id: RawBuilder<number> }): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select bool_and(g.is_corrected is false)
    from document_versions f left join generated_documents g on g.document_version_id = f.id
    where f.documentable_type = ${sql.lit(document.type)} and f.documentable_id = ${document.id}
      and f.is_current and f.kind in ('draft', 'approval', 'final')), false)`;
}
