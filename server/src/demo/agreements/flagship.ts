import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import flagships from '../company/flagships.json';

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
  /** Sides beyond the two, each with what it is and the days before today on which it signed; null has not yet. */
  sides?: readonly { partner: string; role: string; signed: number | null }[];
  sum?: string;
  department: string;
  isNumbered: boolean;
}

/** What is on the way to being signed, and what was signed within the last months: the newest first. */
export const FLAGSHIPS = flagships as unknown as readonly FlagshipSeed[];
