import type { QuorumType } from 'shared/contract/approval/approval-status';
import { isApproved, isOpen, isRefused, type Seat } from './chain-state';

interface Quorum {
  quorumType: QuorumType;
  quorumValue: number | null;
}

function wanted({ quorumType, quorumValue }: Quorum, base: number): number {
  switch (quorumType) {
    case 'all':
      return base;
    case 'any':
      return 1;
    case 'count':
      return quorumValue ?? base;
    case 'percent':
      return Math.ceil((base * (quorumValue ?? 100)) / 100);
  }
}

/**
 * Approvals a stage takes: at least one, and never more than there are people to ask. Whoever abstains counts neither
 * way: the share is taken of the others.
 */
export function approvalsNeeded(quorum: Quorum, seats: readonly Seat[]): number {
  const base = seats.filter(
    ({ status, decision }) => status !== 'not_needed' && decision !== 'abstain',
  ).length;
  return Math.max(1, Math.min(base, wanted(quorum, base)));
}

/** What is certain of a stage by now, whatever those say who are still to decide. */
export function outcomeOf(quorum: Quorum, seats: readonly Seat[]): 'open' | 'passed' | 'failed' {
  const asked = seats.filter(({ status }) => status !== 'not_needed');
  const required = asked.filter(({ isRequired }) => isRequired);
  // A required person who abstains has not approved, and nobody can do it instead.
  if (required.some((seat) => isRefused(seat) || seat.decision === 'abstain')) return 'failed';
  const approvals = asked.filter(isApproved).length;
  const needed = approvalsNeeded(quorum, asked);
  if (approvals >= needed && required.every(isApproved)) return 'passed';
  return approvals + asked.filter(isOpen).length < needed ? 'failed' : 'open';
}
