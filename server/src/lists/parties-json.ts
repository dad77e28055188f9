import { type RawBuilder, sql } from 'kysely';
import type { AgreementParty } from 'shared/contract/agreement/agreement';
import { counterpartyJson, signatoryJson } from './reference-json';

const jsonOf = (of: {
  agreementId: RawBuilder<number>;
  signedAt: RawBuilder<string | null>;
  join: RawBuilder<unknown>;
}) => sql<AgreementParty[]>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'counterparty', ${counterpartyJson('pc')}, 'role_name', p.role_name, 'side', p.side,
    'signatory', ${signatoryJson('ps')}, 'signed_at', ${of.signedAt}, 'comment', p.comment
    ) order by p.position, p.id), '[]')
  from agreement_parties p
  join counterparties pc on pc.id = p.counterparty_id
  left join signatories ps on ps.id = p.signatory_id ${of.join}
  where p.agreement_id = ${of.agreementId})`;

/** The further sides of the agreement in their order, each with the day it has signed the agreement. */
export function partiesOfAgreement(agreementId: RawBuilder<number>): RawBuilder<AgreementParty[]> {
  return jsonOf({ agreementId, signedAt: sql<string | null>`p.signed_at`, join: sql`` });
}

/** The further sides of an agreement, each with the day it has signed the addendum to it. */
export function partiesOfAddendum(of: {
  agreementId: RawBuilder<number>;
  addendumId: RawBuilder<number>;
}): RawBuilder<AgreementParty[]> {
  return jsonOf({
    agreementId: of.agreementId,
    signedAt: sql<string | null>`px.signed_at`,
    join: sql`left join addendum_signatures px on px.party_id = p.id and px.addendum_id = ${of.addendumId}`,
  });
}
