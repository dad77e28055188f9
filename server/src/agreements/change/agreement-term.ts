import type { AgreementValues } from '../lines/agreement-fields';

type Term = Pick<AgreementValues, 'validity_rule' | 'is_indefinite'>;

/**
 * The values with both ways of saying that there is no end agreed: the one that was said decides, and where both were, one
 * that says there is none. What was said of neither stays as it is.
 */
export function withAgreedTerm<Values extends Term>(values: Values, before: Term): Values {
  const isRuleSaid = values.validity_rule !== before.validity_rule;
  const isFlagSaid = values.is_indefinite !== before.is_indefinite;
  if (!isRuleSaid && !isFlagSaid) return values;
  const byRule = values.validity_rule === 'indefinite';
  const is_indefinite = (isRuleSaid && byRule) || (isFlagSaid ? values.is_indefinite : byRule);
  if (is_indefinite) return { ...values, is_indefinite, validity_rule: 'indefinite' };
  return { ...values, is_indefinite, validity_rule: byRule ? 'until_date' : values.validity_rule };
}
