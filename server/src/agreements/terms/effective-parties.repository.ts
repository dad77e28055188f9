import { type Insertable, sql } from 'kysely';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import type { KeptState } from 'shared/contract/record/kept-change';
import { keptState } from 'shared/contract/record/record-values';
import { partiesInForce } from '../../lists/columns/parties-json';
import type { Trx } from '../../platform/database/database';
import type { AgreementsTables } from '../schema';

/** A further side that is not today what it was signed as. */
export type EffectiveParty = Insertable<AgreementsTables['effective_parties']>;

/** The further sides in force today, as the journal keeps them. */
export async function findPartiesInForce(trx: Trx, agreementId: number): Promise<KeptState> {
  const { rows } = await sql<{ parties: unknown }>`
    select ${partiesInForce(sql<number>`a.id`)} as parties from agreements a where a.id = ${agreementId}`.execute(
    trx,
  );
  return keptState({ parties: AGREEMENT_FIELDS.parties }, rows[0] ?? {});
}

/** Of the further sides of the agreement exactly these differ afterwards from what was signed. */
export async function replaceEffectiveParties(
  trx: Trx,
  agreementId: number,
  parties: readonly EffectiveParty[],
): Promise<void> {
  await trx.deleteFrom('effective_parties').where('agreement_id', '=', agreementId).execute();
  if (parties.length > 0)
    await trx
      .insertInto('effective_parties')
      .values([...parties])
      .execute();
}
