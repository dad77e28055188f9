import type {
  Decision,
  Execution,
  QuorumType,
  RejectRule,
  ResetRule,
  StageAction,
  StageStatus,
} from 'shared/contract/approval/approval-status';

/** What of a stage's settings decides its course. */
export interface StageRule {
  action: StageAction;
  execution: Execution;
  quorumType: QuorumType;
  quorumValue: number | null;
  onReject: RejectRule;
  returnStagePosition: number | null;
  skipIfAlreadyApproved: boolean;
  resetOn: ResetRule;
  resetFields: readonly string[];
}

/** Whose turn it is, as far as the course of a stage goes: a forwarded seat is another seat's past. */
export type SeatStatus = 'waiting' | 'pending' | 'done' | 'not_needed';

/** An approval that stands without being asked for: of an earlier round, or of an earlier stage of this one. */
export type Kept = { from: 'round' | 'stage'; voteId: number | null };

export interface Seat {
  /** Null of a seat that is not kept anywhere yet. */
  id: number | null;
  assigneeId: number;
  /** Whose seat it is when a deputy holds it; the assignee's own otherwise. */
  originalId: number;
  isRequired: boolean;
  position: number;
  status: SeatStatus;
  decision: Decision | null;
  kept: Kept | null;
}

/** Why a stage asks nobody. */
export type SkipReason = 'condition' | 'no_seats' | 'already_approved';

export interface Stage {
  id: number | null;
  position: number;
  rule: StageRule;
  status: StageStatus;
  /** The attempt its seats belong to, from 1: a return to the stage is the next one. */
  pass: number;
  /** False when its condition does not hold for the document. */
  applies: boolean;
  skipped: SkipReason | null;
  seats: readonly Seat[];
  /** Seats of earlier passes, closed. */
  past: readonly Seat[];
}

export type CourseStatus = 'running' | 'passed' | 'returned' | 'rejected' | 'cancelled';

/** One round of an approval, all there is to know of its course. */
export interface Course {
  status: CourseStatus;
  stages: readonly Stage[];
}

const APPROVALS: readonly (Decision | null)[] = ['approve', 'approve_with_remarks', 'acknowledge'];
const REFUSALS: readonly (Decision | null)[] = ['return', 'reject'];

/** True when the seat has said yes, with remarks or without. */
export function isApproved(seat: Seat): boolean {
  return seat.status === 'done' && APPROVALS.includes(seat.decision);
}

/** True when the seat has said no. */
export function isRefused(seat: Seat): boolean {
  return seat.status === 'done' && REFUSALS.includes(seat.decision);
}

/** True when the seat is still to decide. */
export function isOpen(seat: Seat): boolean {
  return seat.status === 'waiting' || seat.status === 'pending';
}
