import { isRateInForce, type DatedRate } from 'shared/contract/money/vat';
import { isEmpty } from 'shared/contract/record/is-empty';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { Goal } from 'shared/document-form';
import { errorsOfItems } from 'shared/document-items';
import type { FieldErrors } from 'shared/form';
import { formatDate } from 'shared/format';

import { partyFaults } from '../../agreement/party-lines';
import { type AgreementField, type AgreementValues, agreementWords } from './agreement-values';

export interface KnownRate extends DatedRate {
  id: number;
  name: string;
}

export interface KnownFacts {
  rates: readonly KnownRate[];
  today: string;
  /** Fields the type asks for besides. */
  required?: readonly AgreementField[];
}

const NEEDED_TO_SAVE: readonly AgreementField[] = [
  'agreement_type',
  'title',
  'responsible',
  'organization',
  'counterparty',
];

/** Fields marked with a star: without them the agreement cannot be sent. */
export function neededFields(values: AgreementValues, goal: Goal): AgreementField[] {
  const needed: AgreementField[] = [...NEEDED_TO_SAVE];
  if (values.renewal_type === 'auto') needed.push('renewal_months');
  if (values.vat_mode === 'none' && values.amount_type !== 'none') needed.push('vat_note');
  if (values.amount_is_manual) needed.push('amount');
  if (goal === 'save') return needed;
  needed.push('subject');
  if (values.validity_rule === 'until_date') needed.push('end_date');
  const hasMoney = values.items.length > 0 || values.amount !== null;
  if (values.vat_mode !== 'none' && values.amount_type !== 'none' && hasMoney) needed.push('vat_rate');
  const hasSum = values.items.length > 0 || values.amount_type === 'rate' || values.amount_type === 'none';
  if (!hasSum && values.kind !== 'nda') needed.push('amount');
  return needed;
}

function rateError(values: AgreementValues, { rates, today }: KnownFacts): FieldErrors {
  const rate = rates.find((known) => known.id === values.vat_rate?.value);
  if (rate === undefined || values.vat_mode === 'none' || values.amount_type === 'none') return {};
  const given = [values.agreement_date, values.start_date].filter((day) => day !== null);
  const days = given.length > 0 ? given : [today];
  if (days.some((day) => isRateInForce(rate, day))) return {};
  const day = days[0] ?? '';
  const early = rate.valid_from !== null && day < rate.valid_from;
  const bound = early ? `с ${formatDate(rate.valid_from)}` : `по ${formatDate(rate.valid_to)}`;
  return { vat_rate: `Ставка ${rate.name} действует ${bound}` };
}

/** What stands in the way of the goal: field path → sentence. The server checks the same again and has the last word. */
export function validateAgreement(values: AgreementValues, goal: Goal, facts: KnownFacts): FieldErrors {
  const asked = goal === 'send' ? (facts.required ?? []) : [];
  const empty = [...neededFields(values, goal), ...asked].filter((field) => isEmpty(values[field]));
  const sameParty: FieldErrors =
    values.organization !== null && values.organization.value === values.counterparty?.value
      ? { counterparty: 'Стороны договора совпадают' }
      : {};
  const reversed: FieldErrors =
    values.validity_rule !== 'indefinite' &&
    values.start_date !== null &&
    values.end_date !== null &&
    values.end_date < values.start_date
      ? { end_date: 'Раньше даты начала' }
      : {};
  return {
    ...errorsOfItems(values.items),
    ...partyFaults(values),
    ...agreementWords.boundFaults(values),
    ...rateError(values, facts),
    ...sameParty,
    ...reversed,
    ...Object.fromEntries(empty.map((field) => [field, REQUIRED_FIELD])),
  };
}
