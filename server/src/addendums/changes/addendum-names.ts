import type { OtherNames } from '../../platform/http/also-named';

/** That an agreement has no end is a rule of its term; an addendum changes the rule. */
function termOf(change: unknown): unknown {
  if (typeof change !== 'object' || change === null || !('field' in change) || !('new_value' in change))
    return change;
  const { field, new_value: value } = change;
  if (field !== 'is_indefinite' || typeof value !== 'boolean') return change;
  return { ...change, field: 'validity_rule', new_value: value ? 'indefinite' : 'until_date' };
}

/** What an addendum and its changes are called in the domain reference; of one kind it may be said without a list. */
export const ADDENDUM_NAMES: OtherNames = {
  kind: (kinds) => ({ kinds: typeof kinds === 'string' ? [kinds] : kinds }),
  changes: (changes) => ({ changes: Array.isArray(changes) ? changes.map(termOf) : changes }),
};
