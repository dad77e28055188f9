import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../http/actor';

/** Whether the reader sees the record of a line, as a condition over `activity_logs`. */
export type LineRule = (actor: Actor) => RawBuilder<boolean>;

/** The lines whose record the reader sees; a type of records nobody gave a rule for is open to whoever reads the journal. */
export function seesRecords(rules: ReadonlyMap<string, LineRule>, actor: Actor): RawBuilder<boolean> {
  if (rules.size === 0) return sql<boolean>`true`;
  const cases = [...rules].map(([type, rule]) => sql`when ${type} then (${rule(actor)})`);
  return sql<boolean>`(case activity_logs.entity_type ${sql.join(cases, sql` `)} else true end)`;
}
