/** Words of approval as the wire spells them; their Russian stands in `approval.labels.ts`. Neither carries a validator. */
export const CHAIN_STATUSES = [
  'draft',
  'running',
  'paused',
  'passed',
  'returned',
  'rejected',
  'reset',
  'cancelled',
] as const;
export type ChainStatus = (typeof CHAIN_STATUSES)[number];

export const STAGE_STATUSES = [
  'waiting',
  'active',
  'passed',
  'returned',
  'rejected',
  'skipped',
  'cancelled',
] as const;
export type StageStatus = (typeof STAGE_STATUSES)[number];

export const TASK_STATUSES = ['waiting', 'pending', 'done', 'forwarded', 'reassigned', 'not_needed'] as const;
export type TaskStatus = (typeof TASK_STATUSES)[number];

/** Where a seat came from. */
export const TASK_SOURCES = ['rule', 'deputy', 'forwarded', 'added', 'escalated'] as const;
export type TaskSource = (typeof TASK_SOURCES)[number];

export const DECISIONS = [
  'approve',
  'approve_with_remarks',
  'return',
  'reject',
  'abstain',
  'acknowledge',
] as const;
export type Decision = (typeof DECISIONS)[number];

export const REMARK_STATUSES = ['open', 'fixed', 'declined', 'accepted'] as const;
export type RemarkStatus = (typeof REMARK_STATUSES)[number];

export const STAGE_ACTIONS = ['approve', 'acknowledge', 'sign', 'register'] as const;
export type StageAction = (typeof STAGE_ACTIONS)[number];

export const EXECUTIONS = ['parallel', 'sequential'] as const;
export type Execution = (typeof EXECUTIONS)[number];

export const QUORUM_TYPES = ['all', 'any', 'count', 'percent'] as const;
export type QuorumType = (typeof QUORUM_TYPES)[number];

export const REJECT_RULES = ['return_to_author', 'return_to_stage', 'stop', 'continue'] as const;
export type RejectRule = (typeof REJECT_RULES)[number];

export const RESET_RULES = ['always', 'content', 'fields', 'never'] as const;
export type ResetRule = (typeof RESET_RULES)[number];

export const DEADLINE_UNITS = ['working_hours', 'working_days', 'calendar_days'] as const;
export type DeadlineUnit = (typeof DEADLINE_UNITS)[number];

export const ESCALATION_TARGETS = ['head', 'user', 'nobody'] as const;
export type EscalationTarget = (typeof ESCALATION_TARGETS)[number];

export const ESCALATION_ACTIONS = ['notify', 'reassign', 'auto_approve'] as const;
export type EscalationAction = (typeof ESCALATION_ACTIONS)[number];

export const PARTICIPANT_KINDS = [
  'user',
  'job_title',
  'department_head',
  'author_head',
  'responsible',
  'curator',
  'role',
  'our_signatory',
] as const;
export type ParticipantKind = (typeof PARTICIPANT_KINDS)[number];

/** Participants that are named by a record: an employee, a job title, a department, a role. */
export const NAMED_PARTICIPANTS = ['user', 'job_title', 'department_head', 'role'] as const;

/** Who is nobody without a record; a head of a department may also be that of the document's own. */
export const NEEDS_RECORD: readonly ParticipantKind[] = ['user', 'job_title', 'role'];

/** Decisions that a stage may demand a remark with. */
export const REMARKABLE_DECISIONS = ['return', 'reject', 'approve_with_remarks'] as const;
export type RemarkableDecision = (typeof REMARKABLE_DECISIONS)[number];

export const ABSENCE_REASONS = ['vacation', 'sick', 'trip', 'other'] as const;
export type AbsenceReason = (typeof ABSENCE_REASONS)[number];

/** Tabs of the inbox: what waits for me, what I have decided, and everything I may see. */
export const APPROVAL_TABS = ['waiting', 'done', 'all'] as const;
export type ApprovalTab = (typeof APPROVAL_TABS)[number];

/** What is asked again in a new round. */
export const RESTARTS = ['changed', 'all'] as const;
export type Restart = (typeof RESTARTS)[number];

/** How an approval is ended without waiting for the decisions that are still open. */
export const FORCED_OUTCOMES = ['passed', 'returned', 'rejected'] as const;
export type ForcedOutcome = (typeof FORCED_OUTCOMES)[number];

/** Minutes during which a vote may be taken back by the one who gave it. */
export const REVOKE_MINUTES = 10;

/** How many documents are approved with one confirmation. */
export const BULK_LIMIT = 50;
