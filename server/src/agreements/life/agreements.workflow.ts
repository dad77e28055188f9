import { type ActivationFacts, lacksOriginal } from 'shared/contract/agreement/activation';
import { areAllSigned, type Signatures } from '../../records/signing/signing';

export interface SigningFacts extends Signatures, ActivationFacts {
  start_date: string | null;
}

/**
 * The status of an agreement that is being signed, on that day: on signing until every side has signed, signed
 * until the original has come (when it enters into force by the original) and its start has come, then active.
 */
export function statusOfSigned(facts: SigningFacts, today: string): 'on_signing' | 'signed' | 'active' {
  if (!areAllSigned(facts)) return 'on_signing';
  return statusAfterSignature(facts, today);
}

/**
 * The status of an agreement that every side has signed, on that day. Of one loaded from a table nobody may know the days
 * of its signatures: it is signed all the same.
 */
export function statusAfterSignature(
  facts: Omit<SigningFacts, keyof Signatures>,
  today: string,
): 'signed' | 'active' {
  if (lacksOriginal(facts)) return 'signed';
  return facts.start_date === null || facts.start_date <= today ? 'active' : 'signed';
}

export interface TermFacts {
  end_date: string | null;
  is_indefinite: boolean;
  renewal_type: 'none' | 'auto' | 'by_addendum';
  renewal_months: number | null;
  renewal_count: number;
  renewal_limit: number | null;
  /** Somebody has objected to renewal. */
  renewal_declined_on: string | null;
}

/** True when the term of the agreement goes on by itself at its end. */
export function renews(facts: TermFacts): boolean {
  if (facts.is_indefinite || facts.end_date === null || facts.renewal_declined_on !== null) return false;
  const isLeft = facts.renewal_limit === null || facts.renewal_count < facts.renewal_limit;
  return facts.renewal_type === 'auto' && facts.renewal_months !== null && isLeft;
}

/** True while the sides still have to say whether the agreement goes on: it renews by itself, or they agree upon it. */
export function isRenewalOpen(facts: TermFacts): boolean {
  return renews(facts) || (facts.renewal_type === 'by_addendum' && facts.renewal_declined_on === null);
}

/** What becomes of an active agreement on that day: nothing, a renewal, or the end of its term. */
export function termOutcome(facts: TermFacts, today: string): 'continues' | 'renews' | 'expires' {
  if (facts.is_indefinite || facts.end_date === null || facts.end_date >= today) return 'continues';
  return renews(facts) ? 'renews' : 'expires';
}
