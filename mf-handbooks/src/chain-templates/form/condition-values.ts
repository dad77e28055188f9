import { conditionName, conditionWords, type ConditionNames } from 'shared/condition-words';
import type { RouteConditions } from 'shared/contract/approval/chain-template';

import type { Named } from '../../references/named';

export type SumField = 'amount_min' | 'amount_max';

/** When a template, or a single stage of it, applies, as the form holds it; what is empty says nothing. */
export interface ConditionValues {
  amount_min: string | null;
  amount_max: string | null;
  agreement_types: Named[];
  organizations: Named[];
  departments: Named[];
  directions: string[];
  is_template_based: boolean | null;
  counterparty_risks: string[];
  /** Why the text of a sum is none: an empty sum limits nothing, and whoever meant a limit has to know that there is none. */
  unread: Readonly<Partial<Record<SumField, string>>>;
}

/** Conditions every document meets. */
export const noConditions = (): ConditionValues => ({
  amount_min: null,
  amount_max: null,
  agreement_types: [],
  organizations: [],
  departments: [],
  directions: [],
  is_template_based: null,
  counterparty_risks: [],
  unread: {},
});

/** What the server keeps as the form holds it; null is what every document meets. */
export function conditionValues(conditions: RouteConditions | null, names: ConditionNames): ConditionValues {
  if (conditions === null) return noConditions();
  const named = (field: Parameters<typeof conditionName>[1]): Named[] =>
    conditions[field].map((id) => ({ value: id, label: conditionName(names, field, id) }));
  return {
    amount_min: conditions.amount_min,
    amount_max: conditions.amount_max,
    agreement_types: named('agreement_type_ids'),
    organizations: named('organization_ids'),
    departments: named('department_ids'),
    directions: conditions.directions,
    is_template_based: conditions.is_template_based,
    counterparty_risks: conditions.counterparty_risks,
    unread: {},
  };
}

const ids = (chosen: readonly Named[]) => chosen.map(({ value }) => value);

/** What the form sends of its conditions. */
export function wireOfConditions(values: ConditionValues): RouteConditions {
  return {
    agreement_type_ids: ids(values.agreement_types),
    organization_ids: ids(values.organizations),
    department_ids: ids(values.departments),
    directions: values.directions,
    amount_min: values.amount_min,
    amount_max: values.amount_max,
    is_template_based: values.is_template_based,
    counterparty_risks: values.counterparty_risks,
  };
}

/** The conditions in one line; empty where there are none. */
export function wordsOfConditions(values: ConditionValues): string {
  const named = (field: string, chosen: readonly Named[]) =>
    chosen.map(({ value, label }): [string, string] => [`${field}:${String(value)}`, label]);
  const names = Object.fromEntries([
    ...named('agreement_type_ids', values.agreement_types),
    ...named('organization_ids', values.organizations),
    ...named('department_ids', values.departments),
  ]);
  return conditionWords(wireOfConditions(values), names);
}

/** What has to be put right of the conditions at the path before the form is sent. */
export function conditionFaults({ unread }: ConditionValues, path: string): [string, string][] {
  return Object.entries(unread).map(([field, sentence]) => [`${path}.${field}`, sentence]);
}

/** True when the conditions leave nothing out. */
export function saysNothing({ unread: _, ...values }: ConditionValues): boolean {
  return Object.values(values).every(
    (value: (typeof values)[keyof typeof values]) =>
      value === null || value === '' || (Array.isArray(value) && value.length === 0),
  );
}
