import type { AddedLine, AddedParty, TermScalar } from '../../lists/columns/term-changes-json';

export type { TermScalar };

/** What becomes of a term: a value, or the line or the side that is added. */
export type TermBecomes = TermScalar | AddedLine | AddedParty;

/** One change of one term: `end_date`, `items.12.price`, `items.12.added`, `parties.7.removed`. */
export interface TermChange {
  key: string;
  value: TermBecomes;
  clause: string | null;
}

/** What changes terms from a day on: an addendum, or a renewal of the term. */
export interface Amendment {
  source: 'addendum' | 'renewal';
  id: number;
  /** The first day it holds, and the last one; null is without end. */
  from: string;
  to: string | null;
  /** The day it was made. */
  dated: string | null;
  changes: readonly TermChange[];
}

/** A change that holds, and what it comes from. */
export interface Applied {
  amendment: Amendment;
  change: TermChange;
}

/** The day after, `yyyy-mm-dd`. */
function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

const less = (left: string | number, right: string | number) => (left < right ? -1 : left > right ? 1 : 0);

/** Which of two amendments stands before the other: by the day it holds from, the day it was made, its number. */
export function compareAmendments(left: Amendment, right: Amendment): number {
  return (
    less(left.from, right.from) ||
    less(left.dated ?? left.from, right.dated ?? right.from) ||
    less(left.source, right.source) ||
    less(left.id, right.id)
  );
}

/** The amendments that hold on the day, each behind those it may overwrite. */
export function inForceOn(amendments: readonly Amendment[], day: string): Amendment[] {
  return amendments
    .filter(({ from, to }) => from <= day && (to === null || day <= to))
    .sort(compareAmendments);
}

/** What holds of the changes of amendments in their order: term → the last change of it. */
export function appliedBy(inForce: readonly Amendment[]): Map<string, Applied> {
  const applied = new Map<string, Applied>();
  for (const amendment of inForce) {
    for (const change of amendment.changes) applied.set(change.key, { amendment, change });
  }
  return applied;
}

/** What holds of the changes on the day: term → the last change of it. */
export function appliedOn(amendments: readonly Amendment[], day: string): Map<string, Applied> {
  return appliedBy(inForceOn(amendments, day));
}

/** The days at which the terms change by themselves, in time. */
export function daysOfChange(amendments: readonly Amendment[]): string[] {
  const days = amendments.flatMap(({ from, to }) => (to === null ? [from] : [from, dayAfter(to)]));
  return [...new Set(days)].sort();
}

/** True when the amendment changes terms and none of its changes holds on the day any longer. */
export function isOverwritten(amendment: Amendment, amendments: readonly Amendment[], day: string): boolean {
  if (amendment.changes.length === 0) return false;
  const applied = appliedOn(amendments, day);
  return amendment.changes.every(({ key }) => applied.get(key)?.amendment !== amendment);
}
