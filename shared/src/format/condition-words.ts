import { AGREEMENT_DIRECTION_LABELS } from '../contract/agreement/agreement.labels';
import type { RouteConditions } from '../contract/approval/chain-template';
import { OFFER_DIRECTION_LABELS } from '../contract/commercial-offer/commercial-offer.labels';
import { COUNTERPARTY_RISK_LABELS } from '../contract/counterparty/counterparty.labels';
import { quoted } from '../contract/quotation';
import { formatNumber } from './number';
import { noBreakSpace } from './space';

const DIRECTIONS: Readonly<Record<string, string>> = {
  ...AGREEMENT_DIRECTION_LABELS,
  ...OFFER_DIRECTION_LABELS,
};
const RISKS: Readonly<Record<string, string>> = COUNTERPARTY_RISK_LABELS;

const roubles = (sum: string) => `${formatNumber(sum.replace(/\.00$/, ''))}${noBreakSpace}₽`;
const worded = (words: Readonly<Record<string, string>>, values: readonly string[]) =>
  values.map((value) => (words[value] ?? value).toLowerCase()).join(', ');

/** Each condition of a route by itself, as the middle of a sentence says it; sums are in roubles. */
export const conditionWord = {
  agreementTypes: (names: readonly string[]) => `тип договора ${names.map(quoted).join(', ')}`,
  organizations: (names: readonly string[]) => `организация: ${names.join(', ')}`,
  departments: (names: readonly string[]) => `подразделение ${names.map(quoted).join(', ')}`,
  directions: (values: readonly string[]) => `направление: ${worded(DIRECTIONS, values)}`,
  risks: (values: readonly string[]) => `риск контрагента: ${worded(RISKS, values)}`,
  from: (sum: string) => `сумма от ${roubles(sum)}`,
  below: (sum: string) => `сумма меньше ${roubles(sum)}`,
  notBelow: (sum: string) => `сумма не меньше ${roubles(sum)}`,
  within: (from: string, below: string) => `сумма от ${roubles(from)}, меньше ${roubles(below)}`,
  byTemplate: (isByTemplate: boolean) => `составлен ${isByTemplate ? '' : 'не '}по шаблону`,
} as const;

/** What the records are called that conditions name, by field and id: `agreement_type_ids:7`. */
export type ConditionNames = Readonly<Record<string, string>>;
type NamingField = 'agreement_type_ids' | 'organization_ids' | 'department_ids';

/** The name of what a condition names; its number where the record is gone. */
export const conditionName = (names: ConditionNames, field: NamingField, id: number) =>
  names[`${field}:${String(id)}`] ?? `№${noBreakSpace}${String(id)}`;

function sumWords({ amount_min: from, amount_max: below }: RouteConditions): string | null {
  if (from !== null && below !== null) return conditionWord.within(from, below);
  if (from !== null) return conditionWord.from(from);
  return below === null ? null : conditionWord.below(below);
}

/** All conditions in one line, «сумма от 1 000 000 ₽; тип договора «Поставка»»; empty where there are none. */
export function conditionWords(given: RouteConditions, names: ConditionNames): string {
  const word = conditionWord;
  const some = <T>(values: readonly T[], words: (values: readonly T[]) => string) =>
    values.length === 0 ? null : words(values);
  const named = (field: NamingField) => given[field].map((id) => conditionName(names, field, id));
  const parts = [
    sumWords(given),
    some(named('agreement_type_ids'), word.agreementTypes),
    some(named('organization_ids'), word.organizations),
    some(named('department_ids'), word.departments),
    some(given.directions, word.directions),
    given.is_template_based === null ? null : word.byTemplate(given.is_template_based),
    some(given.counterparty_risks, word.risks),
  ];
  return parts.filter((part) => part !== null).join('; ');
}
