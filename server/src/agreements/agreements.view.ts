import type { Agreement, AgreementRow } from 'shared/contract/agreement/agreement';
import type { AgreementComing } from 'shared/contract/agreement/agreement-coming';
import { addDays } from '../calendar/business-day';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { differenceOf } from '../records/lines/item-amounts';
import type { ListedAgreement } from './list/agreement-list';
import { readinessOf } from './life/agreement-readiness';
import { isRenewalOpen, renews, type TermFacts } from './life/agreements.workflow';
import { inForce, type KeptTerms } from './terms/in-force';
import { agreementLife } from './agreements.policy';
import type { AgreementRecord } from './agreements.repository';

/** A row of the register with what the reader may do with it. */
export function rowView(row: ListedAgreement, actor: Actor): AgreementRow {
  return { ...row, can: agreementLife.canOf(actor, row) };
}

function effectiveView(record: AgreementRecord): Agreement['effective'] {
  if (record.effective_terms === null) return null;
  return {
    end_date: record.effective_end_date,
    is_indefinite: record.effective_is_indefinite,
    amount: record.effective_amount,
    vat_amount: record.effective_vat_amount,
    currency_code: record.effective_currency_code,
    vat_mode: (record.effective_terms.vat_mode?.value ?? record.vat_mode) as Agreement['vat_mode'],
    vat_rate: record.effective_vat_rate,
    counterparty: record.effective_counterparty,
    parties: record.parties_in_force ?? record.parties,
    changed: Object.fromEntries(
      Object.entries(record.effective_terms).map(([name, { addendum }]) => [name, addendum]),
    ),
  };
}

/** The last day to speak against the renewal; null when there is none, or when there is nothing left to say. */
export function noticeDeadline(
  record: KeptTerms & TermFacts & Pick<AgreementRecord, 'effective_notice_days'>,
) {
  const { effective_end_date: end, effective_notice_days: days } = record;
  return end !== null && days !== null && isRenewalOpen(inForce(record)) ? addDays(end, -days) : null;
}

/** Of addenda those hear who may read them. */
function comingView({ coming }: AgreementRecord, actor: Actor): AgreementComing {
  if (holds(actor, 'addendums.read')) return coming;
  return { addendums: [], obligations: coming.obligations.filter(({ addendum_id: by }) => by === null) };
}

/** The card with what the reader may do with it and what its next step still needs. */
export function cardView(record: AgreementRecord, actor: Actor, today: string): Agreement {
  const terms = inForce(record);
  return {
    ...record,
    can: agreementLife.canOf(actor, record),
    open_groups: [...agreementLife.groupsFor(actor, record)],
    available_actions: agreementLife.availableActions(actor, record),
    readiness: readinessOf(record, today),
    renews_by: renews(terms) ? terms.renewal_months : null,
    notice_deadline: noticeDeadline(record),
    effective: effectiveView(record),
    coming: comingView(record, actor),
    amount_difference: differenceOf(record.amount, record.items),
  };
}
