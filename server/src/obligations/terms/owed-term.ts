import { divideHalfUp, fromUnits, toUnits } from 'shared/contract/money/decimal';
import {
  OBLIGATION_STATUS_LABELS,
  type ObligationStatus,
} from 'shared/contract/obligation/obligation.labels';
import type { ObligationInForce } from './in-force';

/** Of an obligation, what an addendum may change, as it was written. */
export interface OwedTerm {
  id: number;
  title: string;
  /** The day, whatever rule has made it; null while it is not known. */
  due_day: string | null;
  amount: string | null;
  percent: string | null;
  status: ObligationStatus;
  /** What stands beside it of the terms in force. */
  in_force: ObligationInForce | null;
}

/** Obligations with the sums that their shares make of the whole; those with a sum of their own keep it. */
export function withShares(owed: readonly OwedTerm[], whole: string | null): OwedTerm[] {
  return owed.map((one) => {
    const { amount, percent } = one;
    if (amount !== null || percent === null || whole === null) return one;
    return { ...one, amount: fromUnits(divideHalfUp(toUnits(whole, 2) * toUnits(percent, 2), 10_000n), 2) };
  });
}

const GONE = 'gone';

/** What has become of an obligation that is open no longer, as a value; null of one that is open. */
export function presentState(owed: OwedTerm | undefined): string | null {
  if (owed === undefined) return GONE;
  // An addendum has taken it out until another day.
  if (owed.in_force?.removed === true) return null;
  return owed.status === 'done' || owed.status === 'waived' ? owed.status : null;
}

/** That value in words; null of any other value. */
export function pastText(value: unknown): string | null {
  if (value === GONE) return 'в графике нет';
  return value === 'done' || value === 'waived' ? OBLIGATION_STATUS_LABELS[value].toLowerCase() : null;
}
