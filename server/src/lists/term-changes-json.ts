import { sql } from 'kysely';

/** A value of a term as it is kept; a referred record is its id. */
export type TermScalar = string | number | boolean | null;

/** A change as it is kept. */
export interface KeptTermChange {
  target: 'agreement' | 'item';
  target_id: number | null;
  operation: 'set' | 'remove';
  field: string | null;
  old_value: TermScalar;
  new_value: TermScalar;
  clause_ref: string | null;
  /** What was in force instead of the old value when the addendum was signed or took effect. */
  found?: { value: TermScalar } | null;
}

/** The value, a counterparty by what it has been merged into. */
const present = (column: string) => sql`case when ch.field = 'counterparty_id' then coalesce(
  (select to_jsonb(coalesce(m.merged_into_id, m.id)) from counterparties m
    where to_jsonb(m.id) = ${sql.ref(column)}), ${sql.ref(column)}) else ${sql.ref(column)} end`;

/** The changes of an addendum with their numbers, as JSON in their order; of `addendums d`. */
export const termChangesJson = sql`(
  select coalesce(json_agg(json_build_object(
    'id', ch.id, 'target', ch.target, 'target_id', ch.target_id, 'operation', ch.operation, 'field', ch.field,
    'old_value', ${present('ch.old_value')}, 'new_value', ${present('ch.new_value')},
    'clause_ref', ch.clause_ref, 'found', ch.found) order by ch.id), '[]')
  from addendum_changes ch where ch.addendum_id = d.id)`;
