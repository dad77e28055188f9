import type { RouteConditions } from 'shared/contract/approval/chain-template';
import { quoted } from 'shared/contract/quotation';
import { DIRECTIONS, RISKS, roubles } from '../condition-words.labels';
import type { FactNames } from './reasons.repository';
import { conditionResults, type RouteFacts } from './route-conditions';

const NO_SUM = 'суммы в рублях нет';
const wordOf = (words: Readonly<Record<string, string>>, value: string | null) =>
  value === null ? '' : (words[value] ?? value);

/** What of a document decides its route, as people call it; what a type names is no property of the document. */
const FACTS: readonly [Exclude<keyof RouteFacts, 'default_template_id'>, string][] = [
  ['agreement_type_id', 'Тип договора'],
  ['organization_id', 'Наша организация'],
  ['department_id', 'Подразделение'],
  ['direction', 'Направление'],
  ['amount', 'Сумма'],
  ['is_template_based', 'Составление по шаблону'],
  ['counterparty_risk', 'Риск контрагента'],
];

/** Of what decides the route, what is another than it was, in words. */
export const changedFacts = (before: RouteFacts, after: RouteFacts): string[] =>
  FACTS.filter(([fact]) => before[fact] !== after[fact]).map(([, word]) => word);

function reasonOf(
  condition: keyof RouteConditions,
  { conditions, facts, names }: { conditions: RouteConditions; facts: RouteFacts; names: FactNames },
): string {
  switch (condition) {
    case 'agreement_type_ids':
      return `Тип договора ${quoted(names.agreement_type ?? '')}`;
    case 'organization_ids':
      return `Организация: ${names.organization ?? ''}`;
    case 'department_ids':
      return `Подразделение ${quoted(names.department ?? '')}`;
    case 'directions':
      return `Направление: ${wordOf(DIRECTIONS, facts.direction)}`;
    case 'amount_min':
      return `Сумма от ${roubles(conditions.amount_min ?? '0')}`;
    case 'amount_max':
      return `Сумма меньше ${roubles(conditions.amount_max ?? '0')}`;
    case 'is_template_based':
      return facts.is_template_based === true ? 'Составлен по шаблону' : 'Составлен не по шаблону';
    case 'counterparty_risks':
      return `Риск контрагента: ${wordOf(RISKS, facts.counterparty_risk)}`;
  }
}

/** What the document is that the condition does not want, «сумма меньше 500 000 ₽». */
function unmetReason(
  condition: keyof RouteConditions,
  { conditions, facts, names }: { conditions: RouteConditions; facts: RouteFacts; names: FactNames },
): string {
  switch (condition) {
    case 'agreement_type_ids':
      return names.agreement_type === null ? 'тип не указан' : `тип договора ${quoted(names.agreement_type)}`;
    case 'organization_ids':
      return `организация: ${names.organization ?? 'не указана'}`;
    case 'department_ids':
      return names.department === null
        ? 'подразделение не указано'
        : `подразделение ${quoted(names.department)}`;
    case 'directions':
      return facts.direction === null
        ? 'направление не указано'
        : `направление: ${wordOf(DIRECTIONS, facts.direction)}`;
    case 'amount_min':
      return facts.amount === null ? NO_SUM : `сумма меньше ${roubles(conditions.amount_min ?? '0')}`;
    case 'amount_max':
      return facts.amount === null ? NO_SUM : `сумма не меньше ${roubles(conditions.amount_max ?? '0')}`;
    case 'is_template_based':
      return facts.is_template_based === true ? 'составлен по шаблону' : 'составлен не по шаблону';
    case 'counterparty_risks':
      return facts.counterparty_risk === null
        ? 'риск контрагента не оценён'
        : `риск контрагента: ${wordOf(RISKS, facts.counterparty_risk)}`;
  }
}

/** What keeps a stage from being asked: a phrase for each of its conditions that the document does not meet. */
export function unmetReasons(
  conditions: RouteConditions | null,
  facts: RouteFacts,
  names: FactNames,
): string[] {
  if (conditions === null) return [];
  return conditionResults(conditions, facts)
    .filter(({ isMet }) => !isMet)
    .map(({ condition }) => unmetReason(condition, { conditions, facts, names }));
}

/** Why the template was taken: because the type names it, and a sentence for each of its conditions. */
export function routeReasons(
  template: { id: number; conditions: RouteConditions },
  facts: RouteFacts,
  names: FactNames,
): string[] {
  const { id, conditions } = template;
  const isNamed = id === facts.default_template_id;
  const named = isNamed ? [`Назначен типу договора ${quoted(names.agreement_type ?? '')}`] : [];
  const asked = conditionResults(conditions, facts);
  if (asked.length === 0 && isNamed) return named;
  if (asked.length === 0) return ['Подходит любому документу этого вида'];
  return [...named, ...asked.map(({ condition }) => reasonOf(condition, { conditions, facts, names }))];
}
