import type { Generated, JSONColumnType } from 'kysely';
import type {
  AbsenceReason,
  ChainStatus,
  DeadlineUnit,
  Decision,
  EscalationAction,
  EscalationTarget,
  Execution,
  ParticipantKind,
  QuorumType,
  RejectRule,
  RemarkableDecision,
  RemarkStatus,
  ResetRule,
  StageAction,
  StageStatus,
  TaskSource,
  TaskStatus,
} from 'shared/contract/approval/approval-status';
import type { RouteConditions } from 'shared/contract/approval/chain-template';
import type { AuthoredColumns, Day, Moment, Optional, OptionalMoment } from '../platform/database/columns';
import type { ChainFacts, KeptContent } from './chain-content';
import type { KeptRoute } from './route/planned-stages';
import type { StageSettings } from './stage-settings';

interface TemplateTables {
  chain_template_stages: {
    id: Generated<number>;
    template_id: number;
    template_version: number;
    /** From 1. */
    position: number;
    name: string;
    action: StageAction;
    execution: Execution;
    quorum_type: QuorumType;
    quorum_value: Optional<number>;
    deadline_value: Optional<number>;
    deadline_unit: DeadlineUnit;
    on_reject: RejectRule;
    return_stage_position: Optional<number>;
    condition: JSONColumnType<RouteConditions | null, string | null | undefined, string | null>;
    reset_on: ResetRule;
    reset_fields: string[];
    skip_if_already_approved: boolean;
    allow_add: boolean;
    allow_forward: boolean;
    remark_required_on: RemarkableDecision[];
    escalation_after_hours: Optional<number>;
    escalation_to: EscalationTarget;
    escalation_user_id: Optional<number>;
    escalation_action: EscalationAction;
  };
  chain_template_participants: {
    id: Generated<number>;
    stage_id: number;
    position: number;
    kind: ParticipantKind;
    ref_id: Optional<number>;
    is_required: boolean;
  };
}

interface VoteTables {
  approval_votes: {
    id: Generated<number>;
    task_id: number;
    user_id: number;
    on_behalf_of_id: Optional<number>;
    decision: Decision;
    remark: Optional<string>;
    document_version_id: Optional<number>;
    content_hash: string;
    ip: Optional<string>;
    user_agent: Optional<string>;
    created_at: Moment;
    revoked_at: OptionalMoment;
    revoke_reason: Optional<string>;
  };
  approval_remarks: {
    id: Generated<number>;
    vote_id: number;
    position: number;
    text: string;
    clause_ref: Optional<string>;
    quote_text: Optional<string>;
    quote_version_id: Optional<number>;
    quote_file_name: Optional<string>;
    quote_file_version: Optional<number>;
    quote_prefix: Optional<string>;
    quote_suffix: Optional<string>;
    is_quote_checked: Generated<boolean>;
    status: Generated<RemarkStatus>;
    reply: Optional<string>;
    resolved_by_id: Optional<number>;
    resolved_at: OptionalMoment;
  };
}

export interface ApprovalTables extends TemplateTables, VoteTables {
  approval_chains: {
    id: Generated<number>;
    /** Name of the document's kind. */
    approvable_type: string;
    approvable_id: number;
    template_id: Optional<number>;
    template_version: Optional<number>;
    round: number;
    status: Generated<ChainStatus>;
    initiator_id: number;
    started_at: Moment;
    due_at: OptionalMoment;
    finished_at: OptionalMoment;
    result_comment: Optional<string>;
    cancelled_by_id: Optional<number>;
    cancel_reason: Optional<string>;
    /** Of a round that stands still, since when; null of any other. */
    paused_at: OptionalMoment;
    paused_by_id: Optional<number>;
    pause_reason: Optional<string>;
    /** When it last went on after a pause. */
    resumed_at: OptionalMoment;
    document_version_id: Optional<number>;
    content: JSONColumnType<KeptContent, string, string>;
    /** SHA-256, hex. */
    content_hash: string;
    facts: JSONColumnType<ChainFacts, string, string>;
    /** What the route was made of when the document was sent; null of a document that is no more. */
    route: JSONColumnType<KeptRoute | null, string, string>;
    lock_version: Generated<number>;
    updated_at: Moment;
  };
  approval_stages: {
    id: Generated<number>;
    chain_id: number;
    position: number;
    name: string;
    settings: JSONColumnType<StageSettings, string, string>;
    applies: Generated<boolean>;
    status: Generated<StageStatus>;
    skipped: Optional<'condition' | 'no_seats' | 'already_approved'>;
    pass: Generated<number>;
    started_at: OptionalMoment;
    due_at: OptionalMoment;
    finished_at: OptionalMoment;
  };
  approval_tasks: {
    id: Generated<number>;
    approvable_type: string;
    approvable_id: number;
    assignee_id: number;
    status: Generated<TaskStatus>;
    due_at: OptionalMoment;
    created_at: Moment;
    finished_at: OptionalMoment;
    /** Null of tasks from before there were chains. */
    chain_id: Optional<number>;
    stage_id: Optional<number>;
    /** Whose seat it is; null is the assignee's own. */
    original_assignee_id: Optional<number>;
    /** For whom a deputy decides on a seat that was forwarded to them; null: for whose seat it is. */
    on_behalf_of_id: Optional<number>;
    /** What was written to its holder by whoever handed it to them. */
    forward_comment: Optional<string>;
    source: Generated<TaskSource>;
    why: Generated<string>;
    is_required: Generated<boolean>;
    position: Generated<number>;
    pass: Generated<number>;
    started_at: OptionalMoment;
    viewed_at: OptionalMoment;
    reminded_count: Generated<number>;
    overdue_told_at: OptionalMoment;
    escalated_at: OptionalMoment;
    kept_from: Optional<'round' | 'stage'>;
    kept_vote_id: Optional<number>;
    /** When people were told that nobody can take over the seat of somebody who has left. */
    stuck_told_at: OptionalMoment;
    /** Who is to have what somebody dismissed left open, until it is handed on. */
    heir_id: Optional<number>;
  };
  absences: AuthoredColumns & {
    id: Generated<number>;
    user_id: number;
    deputy_id: number;
    date_from: Day;
    /** The first day back. */
    date_to: Day;
    reason: Generated<AbsenceReason>;
    transfer_open_tasks: Generated<boolean>;
    document_kinds: Generated<string[]>;
    allow_self: Generated<boolean>;
    is_active: Generated<boolean>;
    transferred_at: OptionalMoment;
  };
}
