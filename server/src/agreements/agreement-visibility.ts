import { type RawBuilder, sql } from 'kysely';
import type { Actor } from '../platform/http/actor';

/**
 * The agreements of `agreements a` the employee sees: all with the scope `all`, otherwise those they take part in
 * and, unless access is restricted, those of the departments their scope opens.
 */
export function seesAgreement(actor: Actor): RawBuilder<boolean> {
  if (actor.dataScope === 'all') return sql<boolean>`true`;
  const takesPart = sql<boolean>`a.participant_ids @> ${[actor.id]}::bigint[]`;
  if (actor.dataScope === 'own' || actor.departmentIds.length === 0) return takesPart;
  return sql<boolean>`(${takesPart}
    or (a.confidentiality = 'normal' and a.department_id = any(${actor.departmentIds}::bigint[])))`;
}
