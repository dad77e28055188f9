import { longerTerm } from '../../calendar/business-day';
import { type TermFacts, termOutcome } from './agreements.workflow';

/** A renewal that was missed for years is made up for, but not without end. */
const MOST_RENEWALS = 50;

export interface RenewalFacts extends TermFacts {
  /** The end from which renewals are counted, and how many there had been by then; null before the first. */
  renewal_base_date: string | null;
  renewal_base_count: number | null;
}

export interface Renewal {
  end_date: string;
  renewal_count: number;
  renewal_base_date: string;
  renewal_base_count: number;
}

/** The kept base while it still leads to the present end; otherwise the present end, which somebody has set anew. */
function baseOf(facts: RenewalFacts, end: string, months: number): { date: string; count: number } {
  const { renewal_base_date: date, renewal_base_count: count, renewal_count } = facts;
  const leads = date !== null && count !== null && longerTerm(date, months * (renewal_count - count)) === end;
  return leads ? { date, count } : { date: end, count: renewal_count };
}

/** The term after as many renewals as the day asks for, each counted from the first end and not from the last one. */
export function renewedTerm(facts: RenewalFacts, today: string): Renewal {
  const months = facts.renewal_months ?? 1;
  let { end_date, renewal_count } = { ...facts, end_date: facts.end_date ?? today };
  const base = baseOf(facts, end_date, months);
  for (let turn = 0; turn < MOST_RENEWALS; turn += 1) {
    if (termOutcome({ ...facts, end_date, renewal_count }, today) !== 'renews') break;
    renewal_count += 1;
    end_date = longerTerm(base.date, months * (renewal_count - base.count));
  }
  return { end_date, renewal_count, renewal_base_date: base.date, renewal_base_count: base.count };
}
