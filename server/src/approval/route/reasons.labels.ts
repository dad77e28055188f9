import { conditionWord } from 'shared/condition-words';
import type { RouteConditions } from 'shared/contract/approval/chain-template';
import { capitalised } from 'shared/contract/first-letter';
import { quoted } from 'shared/contract/quotation';
import type { FactNames } from './reasons.repository';
import { conditionResults, type RouteFacts } from './route-conditions';

const NO_SUM = 'суммы в рублях нет';

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

interface Told {
  conditions: RouteConditions;
  facts: RouteFacts;
  names: FactNames;
}

/** What the document is, as a condition looks at it; what it is not is said where it lacks the fact. */
function factWords(condition: keyof RouteConditions, { facts, names }: Told): string {
  switch (condition) {
    case 'agreement_type_ids':
      return names.agreement_type === null
        ? 'тип не указан'
        : conditionWord.agreementTypes([names.agreement_type]);
    case 'organization_ids':
      return conditionWord.organizations([names.organization ?? 'не указана']);
    case 'department_ids':
      return names.department === null
        ? 'подразделение не указано'
        : conditionWord.departments([names.department]);
    case 'directions':
      return facts.direction === null
        ? 'направление не указано'
        : conditionWord.directions([facts.direction]);
    case 'is_template_based':
      return conditionWord.byTemplate(facts.is_template_based === true);
    case 'counterparty_risks':
      return facts.counterparty_risk === null
        ? 'риск контрагента не оценён'
        : conditionWord.risks([facts.counterparty_risk]);
    case 'amount_min':
    case 'amount_max':
      return NO_SUM;
  }
}

/** What of the document meets the condition. */
function reasonOf(condition: keyof RouteConditions, told: Told): string {
  const { amount_min: from, amount_max: below } = told.conditions;
  if (condition === 'amount_min' && from !== null) return conditionWord.from(from);
  if (condition === 'amount_max' && below !== null) return conditionWord.below(below);
  return factWords(condition, told);
}

/** What the document is that the condition does not want, «сумма меньше 500 000 ₽». */
function unmetReason(condition: keyof RouteConditions, told: Told): string {
  const { amount_min: from, amount_max: below } = told.conditions;
  if (told.facts.amount === null) return factWords(condition, told);
  if (condition === 'amount_min' && from !== null) return conditionWord.below(from);
  if (condition === 'amount_max' && below !== null) return conditionWord.notBelow(below);
  return factWords(condition, told);
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
  return [
    ...named,
    ...asked.map(({ condition }) => capitalised(reasonOf(condition, { conditions, facts, names }))),
  ];
}
