import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../http/actor';

/** Whether the reader sees the record of a line, as a condition over `activity_logs`; true when they see every one. */
export type LineRule = (actor: Actor) => RawBuilder<boolean> | true;

/** A type of records with a rule of its own, and the resource by which fields of others refer to it. */
export interface RuledKind {
  resource: string;
  rule: LineRule;
}

/** The lines whose record the reader sees; a type of records nobody gave a rule for is open to whoever reads the journal. */
export function seesRecords(kinds: ReadonlyMap<string, RuledKind>, actor: Actor): RawBuilder<boolean> {
  const limited = [...kinds].flatMap(([type, { rule }]) => {
    const sees = rule(actor);
    return sees === true ? [] : [{ type, sees }];
  });
  if (limited.length === 0) return sql<boolean>`true`;
  const cases = limited.map(({ type, sees }) => sql`when ${type} then (${sees})`);
  return sql<boolean>`(case activity_logs.entity_type ${sql.join(cases, sql` `)} else true end)`;
}
