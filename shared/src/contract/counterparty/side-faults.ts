import { capitalised } from '../first-letter';
import type { CounterpartyStatus } from './counterparty-status';

/** What is known of one a document is made with, as far as it says whether one may go on with them. */
export interface KnownSide {
  /** «АО «Опора»». */
  name: string;
  /** Null of the second side: it needs no name among the others. */
  role: string | null;
  status: CounterpartyStatus;
  check_valid_until: string | null;
}

export interface SideFault {
  level: 'error' | 'warning';
  message: string;
}

const STOPS: Partial<Record<CounterpartyStatus, string>> = {
  blocked: 'контрагент заблокирован',
  liquidated: 'контрагент ликвидирован',
};

const dayText = (day: string) => day.split('-').reverse().join('.');

function faultsOf({ status, check_valid_until: until }: KnownSide, today: string): SideFault[] {
  const stop = STOPS[status];
  if (stop !== undefined) return [{ message: stop, level: 'error' }];
  const found: SideFault[] = [];
  if (status === 'limited') found.push({ message: 'по контрагенту есть ограничения', level: 'warning' });
  if (until !== null && until < today) {
    found.push({ message: `срок проверки контрагента истёк ${dayText(until)}`, level: 'warning' });
  }
  return found;
}

/** A sentence about a side: of the second one as it stands, of a further one with its name and role before it. */
export function ofSide({ name, role }: Pick<KnownSide, 'name' | 'role'>, sentence: string): string {
  return role === null ? capitalised(sentence) : `${name} (${role}): ${sentence}`;
}

/**
 * What security says of a side a document is made with: blocked and liquidated stop it, limits and a check that has
 * run out by the day are only said. Empty when nothing speaks against it.
 */
export function sideFaults(side: KnownSide, today: string): SideFault[] {
  return faultsOf(side, today).map((fault) => ({ ...fault, message: ofSide(side, fault.message) }));
}
