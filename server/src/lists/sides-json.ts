import { type RawBuilder, sql } from 'kysely';
import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty-status';
import { PARTIES_IN_FORCE, sidesAfterAddendum } from './parties-json';

/** Whom an agreement is made with, as far as it says whether one may go on with them. */
export interface SideState {
  name_short: string;
  legal_form: string | null;
  /** Null of the second side: it needs no name among the others. */
  role_name: string | null;
  status: CounterpartyStatus;
  check_valid_until: string | null;
}

const stateJson = (alias: string, role: RawBuilder<string | null>) => sql`json_build_object(
  'name_short', ${sql.ref(`${alias}.name_short`)}, 'legal_form', ${sql.ref(`${alias}.legal_form`)},
  'role_name', ${role}, 'status', ${sql.ref(`${alias}.status`)},
  'check_valid_until', ${sql.ref(`${alias}.check_valid_until`)})`;

/** The second side under `counterparty`, then the further ones under `sp` in their order. */
const jsonOf = (counterparty: string, further: RawBuilder<unknown>) => sql<SideState[]>`(
  select json_build_array(${stateJson(counterparty, sql`null::text`)})::jsonb
    || coalesce(jsonb_agg(${stateJson('sc', sql`sp.role_name`)}::jsonb order by sp.position, sp.id), '[]')
  from ${further} sp join counterparties sc on sc.id = sp.counterparty_id)`;

/** The second side of the agreement under `counterparty`, then its further sides in their order. */
export function sidesOfAgreement(agreementId: RawBuilder<number>, counterparty: string) {
  return jsonOf(counterparty, sql`(select * from ${PARTIES_IN_FORCE} f where agreement_id = ${agreementId})`);
}

/** The same of the addendum under `d`, with the sides as it leaves them: one that is blocked may be taken out by it. */
export function sidesOfAddendum(counterparty: string) {
  return jsonOf(counterparty, sidesAfterAddendum);
}
