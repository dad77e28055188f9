import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';

/** An agreement written by hand: the newest ones, which a visitor sees first. */
export interface FlagshipSeed {
  type: string;
  title: string;
  subject: string;
  partner: string;
  status: AgreementStatus;
  responsible: string;
  /** Days before today on which it is dated; null has no date yet. */
  dated: number | null;
  /** Days from today to its start and to its end; an end of null is open. */
  start: number;
  end: number | null;
  /** Name, measure, quantity, price with VAT. Without lines the sum is given by hand. */
  items: readonly (readonly [string, string, string, string])[];
  sum?: string;
  department: string;
  isNumbered: boolean;
}

type Line = readonly [name: string, measure: string, quantity: string, price: string];

/** A line of a specification: name, measure, quantity, price with VAT. */
export const line = (...parts: Line): Line => parts;
