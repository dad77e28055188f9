import type { RouteConditions } from 'shared/contract/approval/chain-template';
import { compareDecimals } from 'shared/contract/money/decimal';

/** What of a document decides its route. */
export interface RouteFacts {
  agreement_type_id: number | null;
  organization_id: number | null;
  department_id: number | null;
  direction: string | null;
  /** In roubles; null of a document without a sum, or with one in another currency. */
  amount: string | null;
  is_template_based: boolean | null;
  counterparty_risk: string | null;
  /** The template the document's type names; it goes before the others when its conditions are met. */
  default_template_id?: number | null;
}

/** A condition that was asked and what became of it; the word for it is the reader's business. */
export interface ConditionResult {
  condition: keyof RouteConditions;
  isMet: boolean;
}

const among = <T>(wanted: readonly T[], value: T | null) => value !== null && wanted.includes(value);

/** Every condition that says something, with whether the facts meet it. An unknown sum meets no bound. */
export function conditionResults(conditions: RouteConditions, facts: RouteFacts): ConditionResult[] {
  const found: ConditionResult[] = [];
  const ask = (condition: keyof RouteConditions, isAsked: boolean, isMet: () => boolean) => {
    if (isAsked) found.push({ condition, isMet: isMet() });
  };
  const { amount } = facts;
  const { amount_min: least, amount_max: most, is_template_based: template } = conditions;
  ask('agreement_type_ids', conditions.agreement_type_ids.length > 0, () =>
    among(conditions.agreement_type_ids, facts.agreement_type_id),
  );
  ask('organization_ids', conditions.organization_ids.length > 0, () =>
    among(conditions.organization_ids, facts.organization_id),
  );
  ask('department_ids', conditions.department_ids.length > 0, () =>
    among(conditions.department_ids, facts.department_id),
  );
  ask('directions', conditions.directions.length > 0, () => among(conditions.directions, facts.direction));
  ask(
    'amount_min',
    least !== null,
    () => amount !== null && least !== null && compareDecimals(amount, least) >= 0,
  );
  ask(
    'amount_max',
    most !== null,
    () => amount !== null && most !== null && compareDecimals(amount, most) < 0,
  );
  ask('is_template_based', template !== null, () => facts.is_template_based === template);
  ask('counterparty_risks', conditions.counterparty_risks.length > 0, () =>
    among(conditions.counterparty_risks, facts.counterparty_risk),
  );
  return found;
}

/** True when the facts meet every condition; no conditions are met by everything. */
export function fits(conditions: RouteConditions | null, facts: RouteFacts): boolean {
  return conditions === null || conditionResults(conditions, facts).every(({ isMet }) => isMet);
}

interface Candidate {
  id: number;
  priority: number;
  conditions: RouteConditions;
}

/**
 * The templates that fit, the one to be taken first: the one the document's type names, then by their order, of equals
 * the more specific, then the older.
 */
export function fittingTemplates<T extends Candidate>(candidates: readonly T[], facts: RouteFacts): T[] {
  const isNamed = ({ id }: T) => Number(id === facts.default_template_id);
  const specific = (each: T) => conditionResults(each.conditions, facts).length;
  return candidates
    .filter(({ conditions }) => fits(conditions, facts))
    .sort(
      (a, b) =>
        isNamed(b) - isNamed(a) || a.priority - b.priority || specific(b) - specific(a) || a.id - b.id,
    );
}
