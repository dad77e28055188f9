import { AGREEMENT_DIRECTION_LABELS } from 'shared/contract/agreement/agreement.labels';
import { OFFER_DIRECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { COUNTERPARTY_RISK_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import { quoted } from 'shared/contract/quotation';
import { formatNumber } from 'shared/format';

import type { Named } from '../../references/named';
import type { ConditionValues } from './condition-values';

const DIRECTIONS: Readonly<Record<string, string>> = {
  ...AGREEMENT_DIRECTION_LABELS,
  ...OFFER_DIRECTION_LABELS,
};
const RISKS: Readonly<Record<string, string>> = COUNTERPARTY_RISK_LABELS;

const roubles = (sum: string) => `${formatNumber(sum.replace(/\.00$/, ''))}\u00a0₽`;
const named = (chosen: readonly Named[]) => chosen.map(({ label }) => quoted(label)).join(', ');
const worded = (words: Readonly<Record<string, string>>, chosen: readonly string[]) =>
  chosen.map((value) => (words[value] ?? value).toLowerCase()).join(', ');

/** The conditions in one line: «сумма от 1 000 000 ₽; тип договора «Поставка»»; empty where there are none. */
export function conditionWords(values: ConditionValues): string {
  const { amount_min: least, amount_max: most, is_template_based: isTemplate } = values;
  const sums = [
    least === null ? '' : `от ${roubles(least)}`,
    most === null ? '' : `меньше ${roubles(most)}`,
  ].filter((part) => part !== '');
  const parts: readonly (readonly [string, string])[] = [
    ['сумма ', sums.join(', ')],
    ['тип договора ', named(values.agreement_types)],
    ['организация ', named(values.organizations)],
    ['подразделение ', named(values.departments)],
    ['направление: ', worded(DIRECTIONS, values.directions)],
    ['', isTemplate === null ? '' : `составлен ${isTemplate ? '' : 'не '}по шаблону`],
    ['риск контрагента: ', worded(RISKS, values.counterparty_risks)],
  ];
  return parts.flatMap(([name, words]) => (words === '' ? [] : [`${name}${words}`])).join('; ');
}
