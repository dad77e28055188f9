import type {
  ChainStatus,
  Decision,
  RemarkableDecision,
  StageAction,
} from 'shared/contract/approval/approval-status';
import { REVOKE_MINUTES } from 'shared/contract/approval/approval-status';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import type { StageSettings } from './stage-settings';

const APPROVING: readonly Decision[] = ['approve', 'approve_with_remarks', 'return', 'reject', 'abstain'];
const OF_ACTION: Readonly<Record<StageAction, readonly Decision[]>> = {
  approve: APPROVING,
  sign: ['approve', 'return', 'reject'],
  register: ['approve', 'return'],
  acknowledge: ['acknowledge', 'return'],
};

/** The decisions a seat of the stage may take, in the order in which they are offered. */
export function decisionsOf(action: StageAction, isRequired: boolean): Decision[] {
  return OF_ACTION[action].filter((decision) => decision !== 'abstain' || !isRequired);
}

/** Whoever has read a document has not approved it: their word stands where reading is all that is asked. */
export const standsFor = (decision: Decision, action: StageAction): boolean =>
  decision !== 'acknowledge' || action === 'acknowledge';

/** True when the stage demands a remark with the decision. */
export function needsRemark(
  { remarkRequiredOn }: Pick<StageSettings, 'remarkRequiredOn'>,
  decision: Decision,
): boolean {
  // What is to be mended has to be said, whatever the template thinks of it.
  return decision === 'return' || remarkRequiredOn.includes(decision as RemarkableDecision);
}

/** Until when a vote may be taken back by the one who gave it; null when it may not, or was given later than now. */
export function revocableUntil(votedAt: string, now: Date): Date | null {
  const voted = Date.parse(votedAt);
  const until = new Date(voted + REVOKE_MINUTES * 60_000);
  return voted <= now.getTime() && now <= until ? until : null;
}

/** Not decided yet: under way, or standing still. */
export const isOpenRound = (status: ChainStatus): boolean => status === 'running' || status === 'paused';

/** Whoever looks after approvals, and whoever has sent the document and still may, stops the clock and lets it go on. */
export function mayPause(actor: Actor, { initiator_id: senderId }: { initiator_id: number }): boolean {
  if (holds(actor, 'approval_chains.edit')) return true;
  return senderId === actor.id && holds(actor, 'approval_chains.create');
}

/** The decision that is given to many documents at once; null where each is decided by itself. */
export function bulkDecisionOf(action: StageAction): Decision | null {
  if (action === 'approve') return 'approve';
  return action === 'acknowledge' ? 'acknowledge' : null;
}

/** Why a document with risks is not approved together with others. */
export const HAS_RISKS = 'У документа есть риски: откройте его';

/** What speaks against approving a document without opening it. */
export interface BulkRisk {
  action: StageAction;
  hasRisks: boolean;
  /** Since the reader decided on it in an earlier round. */
  hasChanged: boolean;
  /** By the reader, in an earlier round. */
  wasReturned: boolean;
}

/** Why the document is not approved together with others, in one sentence; null when it may be. */
export function bulkObstacle({ action, hasRisks, hasChanged, wasReturned }: BulkRisk): string | null {
  if (bulkDecisionOf(action) === null) return 'На этом этапе решают по каждому документу отдельно';
  if (hasRisks) return HAS_RISKS;
  if (wasReturned) return 'В прошлом круге вы не согласовали документ: откройте его';
  return hasChanged ? 'Документ изменился после вашего решения: откройте его' : null;
}
