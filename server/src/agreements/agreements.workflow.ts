import {
  AGREEMENT_ACTIONS,
  type AgreementAction,
  type AgreementStatus,
} from 'shared/contract/agreement-status';

export type ActionInput = 'reason' | 'date' | 'side' | 'initiator';

/** Of an agreement, what its possible actions depend on. */
export interface WorkflowFacts {
  status: AgreementStatus;
  archived: boolean;
  approvalRequired: boolean;
}

interface ActionRule {
  from: readonly AgreementStatus[];
  /** Null: the status stays, or follows from more than the action. */
  to: AgreementStatus | null;
  needs?: readonly ActionInput[];
  when?: (facts: WorkflowFacts) => boolean;
}

const ALL_STATUSES = [
  'draft',
  'on_approval',
  'rework',
  'approved',
  'on_signing',
  'signed',
  'active',
  'suspended',
  'completed',
  'expired',
  'terminated',
  'rejected',
  'cancelled',
] as const satisfies readonly AgreementStatus[];

/** The table of the domain reference, 1.1.1. What passes by itself is in `statusOfSigned` and `statusOfDay`. */
export const ACTION_RULES: Readonly<Record<AgreementAction, ActionRule>> = {
  'send-to-approval': {
    from: ['draft', 'rework'],
    to: 'on_approval',
    when: (facts) => facts.approvalRequired,
  },
  recall: { from: ['on_approval'], to: 'draft', needs: ['reason'] },
  'skip-approval': { from: ['draft', 'rework'], to: 'approved', when: (facts) => !facts.approvalRequired },
  'send-to-signing': { from: ['approved'], to: 'on_signing' },
  'decline-signing': { from: ['on_signing'], to: 'rework', needs: ['reason'] },
  'mark-signed': { from: ['on_signing'], to: null, needs: ['side', 'date'] },
  suspend: { from: ['active'], to: 'suspended', needs: ['reason', 'date'] },
  resume: { from: ['suspended'], to: 'active' },
  complete: { from: ['active', 'suspended'], to: 'completed' },
  terminate: {
    from: ['signed', 'active', 'suspended', 'expired'],
    to: 'terminated',
    needs: ['date', 'initiator', 'reason'],
  },
  cancel: {
    from: ['draft', 'on_approval', 'rework', 'approved', 'on_signing'],
    to: 'cancelled',
    needs: ['reason'],
  },
  reopen: { from: ['rejected', 'cancelled'], to: 'draft' },
  archive: { from: ['draft', 'completed', 'expired', 'terminated', 'rejected', 'cancelled'], to: null },
  unarchive: { from: ALL_STATUSES, to: null, when: (facts) => facts.archived },
  copy: { from: ALL_STATUSES, to: null },
};

/** True when the state of the agreement allows the action; an archived one is only copied or taken back. */
export function allowsAction(action: AgreementAction, facts: WorkflowFacts): boolean {
  const rule = ACTION_RULES[action];
  if (facts.archived && action !== 'unarchive' && action !== 'copy') return false;
  return rule.from.includes(facts.status) && (rule.when?.(facts) ?? true);
}

/** The actions the state of the agreement allows, in the order in which they are offered. */
export function actionsOf(facts: WorkflowFacts): AgreementAction[] {
  return AGREEMENT_ACTIONS.filter((action) => allowsAction(action, facts));
}

export interface SigningFacts {
  signed_by_us_at: string | null;
  signed_by_them_at: string | null;
  activation_basis: 'copy' | 'original';
  signing_method: 'paper' | 'edi' | 'scan' | 'simple';
  originals_status: 'not_required' | 'sent' | 'received' | 'overdue';
  start_date: string | null;
}

/**
 * The status of an agreement that is being signed, on that day: on signing until both sides have signed, signed
 * until the original has come (when it enters into force by the original) and its start has come, then active.
 */
export function statusOfSigned(facts: SigningFacts, today: string): 'on_signing' | 'signed' | 'active' {
  if (facts.signed_by_us_at === null || facts.signed_by_them_at === null) return 'on_signing';
  // An electronic document is its own original.
  const hasOriginal = facts.signing_method === 'edi' || facts.originals_status === 'received';
  if (facts.activation_basis === 'original' && !hasOriginal) return 'signed';
  return facts.start_date === null || facts.start_date <= today ? 'active' : 'signed';
}

export interface TermFacts {
  end_date: string | null;
  is_indefinite: boolean;
  renewal_type: 'none' | 'auto' | 'by_addendum';
  renewal_months: number | null;
  renewal_count: number;
  renewal_limit: number | null;
}

/** What becomes of an active agreement on that day: nothing, a renewal, or the end of its term. */
export function termOutcome(facts: TermFacts, today: string): 'continues' | 'renews' | 'expires' {
  if (facts.is_indefinite || facts.end_date === null || facts.end_date >= today) return 'continues';
  const renewals = facts.renewal_limit === null || facts.renewal_count < facts.renewal_limit;
  return facts.renewal_type === 'auto' && facts.renewal_months !== null && renewals ? 'renews' : 'expires';
}
