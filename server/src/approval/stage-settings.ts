import type {
  DeadlineUnit,
  EscalationAction,
  EscalationTarget,
  RemarkableDecision,
} from 'shared/contract/approval/approval-status';
import type { StageRule } from './engine/chain-state';

/** What a stage under way keeps of its template and of the document's first look at it, whatever becomes of either. */
export interface StageSettings extends StageRule {
  deadlineValue: number | null;
  deadlineUnit: DeadlineUnit;
  allowAdd: boolean;
  allowForward: boolean;
  remarkRequiredOn: readonly RemarkableDecision[];
  escalationAfterHours: number | null;
  escalationTo: EscalationTarget;
  escalationUserId: number | null;
  escalationAction: EscalationAction;
  /** What of the document did not meet its condition when it was sent, in words; absent of rounds before it was kept. */
  unmet?: readonly string[];
}

/** The settings of a stage that stands in no template: everybody chosen, all at once, two working days. */
export const CHOSEN_STAGE: StageSettings = {
  action: 'approve',
  execution: 'parallel',
  quorumType: 'all',
  quorumValue: null,
  onReject: 'return_to_author',
  returnStagePosition: null,
  skipIfAlreadyApproved: false,
  resetOn: 'content',
  resetFields: [],
  deadlineValue: 16,
  deadlineUnit: 'working_hours',
  allowAdd: true,
  allowForward: true,
  remarkRequiredOn: ['return', 'reject', 'approve_with_remarks'],
  escalationAfterHours: null,
  escalationTo: 'nobody',
  escalationUserId: null,
  escalationAction: 'notify',
};
