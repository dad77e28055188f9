import { type RawBuilder, sql } from 'kysely';
import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty-status';
import { PARTIES_IN_FORCE, sidesAfterAddendum } from './parties-json';
import { comingCounterparty } from './term-changes-json';

/** Whom a document is made with, as far as it says whether one may go on with them. */
export interface SideState {
  name_short: string;
  legal_form: string | null;
  /** Null of the second side, unless an addendum is to put it there: it needs no name among the others. */
  role_name: string | null;
  status: CounterpartyStatus;
  check_valid_until: string | null;
}

/** What the second side is called while an addendum is only bringing it in: the agreement still knows another one. */
const NEW_COUNTERPARTY = 'новый контрагент';

const stateJson = (alias: string, role: RawBuilder<string | null>) => sql`json_build_object(
  'name_short', ${sql.ref(`${alias}.name_short`)}, 'legal_form', ${sql.ref(`${alias}.legal_form`)},
  'role_name', ${role}, 'status', ${sql.ref(`${alias}.status`)},
  'check_valid_until', ${sql.ref(`${alias}.check_valid_until`)})`;

/** The second side as `second` tells it, then the further ones under `sp` in their order. */
const jsonOf = (second: RawBuilder<unknown>, further: RawBuilder<unknown>) => sql<SideState[]>`(
  select json_build_array(${second})::jsonb
    || coalesce(jsonb_agg(${stateJson('sc', sql`sp.role_name`)}::jsonb order by sp.position, sp.id), '[]')
  from ${further} sp join counterparties sc on sc.id = sp.counterparty_id)`;

const secondJson = (alias: string) => stateJson(alias, sql`null::text`);

/** The second side of the agreement under `counterparty`, then its further sides in their order. */
export function sidesOfAgreement(agreementId: RawBuilder<number>, counterparty: string) {
  return jsonOf(
    secondJson(counterparty),
    sql`(select * from ${PARTIES_IN_FORCE} f where agreement_id = ${agreementId})`,
  );
}

/** The one an offer is exchanged with, under `counterparty`; nobody where it is a new lead. */
export function sidesOfOffer(counterparty: string) {
  return sql<SideState[]>`case when ${sql.ref(`${counterparty}.id`)} is null then '[]'::json
    else json_build_array(${secondJson(counterparty)}) end`;
}

/** The counterparty the addendum under `d` puts in the place of the second side, by name; null when it puts none. */
const comingJson = sql`(
  select ${stateJson('nc', sql`${sql.lit(NEW_COUNTERPARTY)}::text`)} from counterparties nc where nc.id = ${comingCounterparty})`;

/**
 * The same of the addendum under `d`, with the sides as it leaves them: one that is blocked may be taken out by it, or
 * another one put in its place.
 */
export function sidesOfAddendum(counterparty: string) {
  return jsonOf(sql`coalesce(${comingJson}, ${secondJson(counterparty)})`, sidesAfterAddendum);
}
