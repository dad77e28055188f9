import { type RawBuilder, sql } from 'kysely';

/** Whether the record of the kind is connected with another one, seen by the viewer or not. */
export function hasLinks(kind: 'agreement', id: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`(exists (select from agreement_links l where l.agreement_id = ${id})
    or exists (select from agreement_links l where l.to_type = ${sql.lit(kind)} and l.to_id = ${id}))`;
}
