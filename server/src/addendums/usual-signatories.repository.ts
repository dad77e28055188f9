import { sql } from 'kysely';
import type { Trx } from '../platform/database/database';

export interface UsualSignatories {
  our_signatory_id: number | null;
  their_signatory_id: number | null;
}

/** Of a side whoever signs the agreement, or else its main signatory, whose power holds on the day. */
const signing = (side: 'organization_id' | 'effective_counterparty_id', named: string, day: string) => {
  const column = sql.ref(`a.${named}`);
  const inForce = sql`coalesce((a.effective_terms -> ${sql.lit(named)} ->> 'value')::bigint, ${column})`;
  return sql<number | null>`(
    select s.id from signatories s
    where s.counterparty_id = ${sql.ref(`a.${side}`)} and (s.id = ${inForce} or s.is_default)
      and (s.basis_valid_until is null or s.basis_valid_until >= ${day}::date)
    order by (s.id = ${inForce}) desc nulls last limit 1)`;
};

/** Who signs an addendum of the agreement unless others are named; null where nobody may on the day. */
export async function findUsualSignatories(
  trx: Trx,
  { agreementId, day }: { agreementId: number; day: string },
): Promise<UsualSignatories> {
  const { rows } = await sql<UsualSignatories>`
    select ${signing('organization_id', 'our_signatory_id', day)} as our_signatory_id,
      ${signing('effective_counterparty_id', 'their_signatory_id', day)} as their_signatory_id
    from agreements a where a.id = ${agreementId}`.execute(trx);
  return rows[0] ?? { our_signatory_id: null, their_signatory_id: null };
}
