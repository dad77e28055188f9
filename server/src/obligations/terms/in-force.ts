import type { DueBase } from 'shared/contract/obligation/obligation.labels';

/** What addenda in force make of an obligation of their agreement; what they leave alone is absent. */
export interface ObligationInForce {
  due_day?: string;
  amount?: string;
  removed?: true;
  /** The last of them. */
  addendum: { id: number; number: string };
}

/** The rule of the term, or the day that an addendum has put in its place: it moves off a day off as the rule says. */
export function ruleInForce<Rule extends { due_base: DueBase; due_day: string | null; due_offset: number }>(
  rule: Rule,
  inForce: ObligationInForce | null,
): Rule {
  const day = inForce?.due_day;
  return day === undefined ? rule : { ...rule, due_base: 'date', due_day: day, due_offset: 0 };
}
