import { type RawBuilder, sql } from 'kysely';
import type { AgreementParty } from 'shared/contract/agreement/agreement';
import { counterpartyJson, signatoryJson } from './reference-json';
import { versionJson } from './version-json';

/**
 * The further sides of agreements today: those they were signed with, and in the place of those that addenda have
 * changed or beside them what has become of them. Rows of a subquery; a condition on `agreement_id` or on
 * `counterparty_id` reaches the indexes of both halves.
 */
export const PARTIES_IN_FORCE = sql`(
  select p.id, p.agreement_id, p.position, p.counterparty_id, p.role_name, p.side, p.signatory_id, p.comment
  from agreement_parties p where not exists (select from effective_parties e where e.id = p.id)
  union all
  select e.id, e.agreement_id, e.position, e.counterparty_id, e.role_name, e.side, e.signatory_id, e.comment
  from effective_parties e where not e.is_out)`;

const jsonOf = (of: {
  /** Rows of further sides under the alias `p`, and what they have signed beside them. */
  from: RawBuilder<unknown>;
  signedAt: RawBuilder<string | null>;
  /** Who signed for the side. */
  signedBy: RawBuilder<string | null>;
  /** Who wrote that day down. */
  setBy: RawBuilder<number | null>;
  /** The version of a file that bears the signature. */
  version: RawBuilder<number | null>;
  where: RawBuilder<boolean>;
}) => sql<AgreementParty[]>`(
  select coalesce(json_agg(json_build_object(
    'id', p.id, 'counterparty', ${counterpartyJson('pc')}, 'role_name', p.role_name, 'side', p.side,
    'signatory', ${signatoryJson('ps')}, 'signed_at', ${of.signedAt},
    'signed_by', ${of.signedBy}, 'signed_set_by_id', ${of.setBy},
    'signed_file', ${versionJson(of.version)}, 'comment', p.comment
    ) order by p.position, p.id), '[]')
  from ${of.from}
  join counterparties pc on pc.id = p.counterparty_id
  left join signatories ps on ps.id = p.signatory_id
  where ${of.where})`;

/** The further sides of the agreement in their order as it was signed, each with the day it has signed the agreement. */
export function partiesOfAgreement(agreementId: RawBuilder<number>): RawBuilder<AgreementParty[]> {
  return jsonOf({
    from: sql`agreement_parties p`,
    signedAt: sql<string | null>`p.signed_at`,
    signedBy: sql<string | null>`p.signed_by`,
    setBy: sql<number | null>`p.signed_set_by_id`,
    version: sql<number | null>`p.signed_version_id`,
    where: sql<boolean>`p.agreement_id = ${agreementId}`,
  });
}

/** The further sides of the agreement as addenda have left them by today; who came by one has not signed the agreement. */
export function partiesInForce(agreementId: RawBuilder<number>): RawBuilder<AgreementParty[]> {
  return jsonOf({
    from: sql`${PARTIES_IN_FORCE} p left join agreement_parties po on po.id = p.id`,
    signedAt: sql<string | null>`po.signed_at`,
    signedBy: sql<string | null>`po.signed_by`,
    setBy: sql<number | null>`po.signed_set_by_id`,
    version: sql<number | null>`po.signed_version_id`,
    where: sql<boolean>`p.agreement_id = ${agreementId}`,
  });
}

/** Sides that the addendum under `d` itself brings in. */
const comingSides = sql`
  select ch.target_id as id, 2000 + ch.id as position, ch.added_counterparty_id as counterparty_id,
    ch.added ->> 'role_name' as role_name, ch.added ->> 'side' as side, ch.added_signatory_id as signatory_id,
    ch.added ->> 'comment' as comment
  from addendum_changes ch
  where ch.addendum_id = d.id and ch.target = 'party' and ch.operation = 'add'`;

/** True of a side that the addendum under `d` takes out. */
const leaves = (id: string) => sql<boolean>`exists (select from addendum_changes ch
  where ch.addendum_id = d.id and ch.target = 'party' and ch.operation = 'remove' and ch.target_id = ${sql.ref(id)})`;

/**
 * Whom the addendum under `d` is made with, beside the two sides of its agreement under `a`: the further sides of today,
 * with who comes by it and without those whom it takes out.
 */
export const sidesAfterAddendum = sql`(
  select f.id, f.position, f.counterparty_id, f.role_name from ${PARTIES_IN_FORCE} f
  where f.agreement_id = a.id and not ${leaves('f.id')}
  union all
  select n.id, n.position, n.counterparty_id, n.role_name from (${comingSides}) n
  where not exists (select from ${PARTIES_IN_FORCE} f where f.id = n.id))`;

/**
 * Whoever signs the addendum under `d` beside the two sides, each with the day it has: the further sides of today, who
 * comes by it, and whoever leaves by it unless there is nobody left to sign. Of a signed one whoever has signed it, and
 * the sides its agreement had then that nobody wrote a day down for.
 */
export function partiesOfAddendum(): RawBuilder<AgreementParty[]> {
  const columns = sql`id, position, counterparty_id, role_name, side, signatory_id, comment`;
  const isSigned = sql`d.status in ('signed', 'effective', 'superseded')`;
  return jsonOf({
    from: sql`(
      select ${columns}, false as is_new, false as is_gone from ${PARTIES_IN_FORCE} f where agreement_id = a.id
      union all
      select ${columns}, false, true from effective_parties where agreement_id = a.id and is_out
      union all
      select ${columns}, true, false from (${comingSides}) n
      where not exists (select from effective_parties e where e.id = n.id)) p
    left join effective_parties pe on pe.id = p.id
    left join addendum_signatures px on px.party_id = p.id and px.addendum_id = d.id`,
    signedAt: sql<string | null>`px.signed_at`,
    signedBy: sql<string | null>`px.signed_by`,
    setBy: sql<number | null>`px.signed_set_by_id`,
    version: sql<number | null>`px.signed_version_id`,
    where: sql<boolean>`case when ${isSigned} then px.party_id is not null
        or (exists (select from agreement_parties po where po.id = p.id)
          and not (p.is_gone and pe.addendum_id <> d.id and pe.since <= coalesce(d.effective_from, d.addendum_date)))
      else not p.is_gone and not (pc.status = 'liquidated' and ${leaves('p.id')}) end`,
  });
}
