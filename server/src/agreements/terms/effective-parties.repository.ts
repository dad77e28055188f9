import { type Insertable, sql } from 'kysely';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import type { AgreementParty } from 'shared/contract/agreement/agreement';
import type { KeptState } from 'shared/contract/record/kept-change';
import { keptState } from 'shared/contract/record/record-values';
import { partiesInForce } from '../../lists/columns/parties-json';
import type { Db, Trx } from '../../platform/database/database';
import { prepared } from '../../platform/database/prepared';
import type { AgreementsTables } from '../schema';

/** A further side that is not today what it was signed as. */
export type EffectiveParty = Insertable<AgreementsTables['effective_parties']>;

/** The further sides in force today of each of the agreements. */
export async function partiesInForceOf(
  db: Db,
  agreementIds: readonly number[],
): Promise<Map<number, AgreementParty[]>> {
  const { rows } = await sql<{ id: number; parties: AgreementParty[] }>`${prepared()}
    select a.id, ${partiesInForce(sql<number>`a.id`)} as parties from agreements a
    where a.id = any(${[...agreementIds]}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, parties }) => [id, parties]));
}

/** The further sides in force today, as the journal keeps them. */
export async function findPartiesInForce(trx: Trx, agreementId: number): Promise<KeptState> {
  const found = await partiesInForceOf(trx, [agreementId]);
  return keptState({ parties: AGREEMENT_FIELDS.parties }, { parties: found.get(agreementId) });
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
