import { type RawBuilder, sql } from 'kysely';
import { withoutOriginal } from './without-original';

/** Of an addendum `d`: every side has signed it to end its agreement on a day that has not come, and no original is awaited for that. */
export const IS_AGREED_END = sql<boolean>`(d.deleted_at is null and d.status = 'signed'
  and 'termination' = any(d.kinds) and d.effective_from is not null and not ${withoutOriginal('d')})`;

/** The day the agreement ends on and the addendum that ends it, `{ day, addendum }`; null while nobody has agreed to end it. */
export function agreedEnd(agreementId: RawBuilder<number>) {
  return sql<{ day: string; addendum: { id: number; number: string } } | null>`(
    select json_build_object('day', d.effective_from, 'addendum', json_build_object('id', d.id, 'number', d.number))
    from addendums d where d.agreement_id = ${agreementId} and ${IS_AGREED_END}
    order by d.effective_from, d.id limit 1)`;
}
