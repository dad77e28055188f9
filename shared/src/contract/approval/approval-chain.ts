import { z } from 'zod';

import { FILE_KINDS } from '../file/file-kind';
import { id, moment } from '../record/field';
import { listOf } from '../list/paging';
import { quote } from '../comment/quote';
import { userReference } from '../list/reference';
import {
  CHAIN_STATUSES,
  DECISIONS,
  EXECUTIONS,
  QUORUM_TYPES,
  REMARK_STATUSES,
  STAGE_ACTIONS,
  STAGE_STATUSES,
  TASK_SOURCES,
  TASK_STATUSES,
} from './approval-status';

/** A document as approval knows it: by its kind's name, never by what it is. */
export const approvalDocument = z.object({
  kind: z.string(),
  id,
  /** «Договор № 12 „Поставка“». */
  label: z.string(),
  /** Address of its page inside the suite; null when it has none. */
  url: z.string().nullable(),
});
export type ApprovalDocument = z.infer<typeof approvalDocument>;

/** The version of the main text under approval. */
export const approvalFile = z.object({
  version_id: id,
  name: z.string(),
  version: z.int(),
  sha256: z.string(),
  /** Address of the content; needs the session's token. */
  url: z.string(),
});
export type ApprovalFile = z.infer<typeof approvalFile>;

/** A file that is agreed upon beside the main text. */
const agreedFile = approvalFile.extend({ kind: z.enum(FILE_KINDS) });
export type AgreedFile = z.infer<typeof agreedFile>;

/** A place in the text and what is wrong with it: a line of the table of disagreements. */
export const approvalRemark = z.object({
  id,
  text: z.string(),
  /** «п. 4.2»; null when the remark is on the whole. */
  clause_ref: z.string().nullable(),
  /** The words it is about; null when none were marked, absent from an older server. */
  quote: quote.nullable().optional(),
  status: z.enum(REMARK_STATUSES),
  reply: z.string().nullable(),
  resolved_by: userReference.nullable(),
  resolved_at: moment.nullable(),
});
export type ApprovalRemark = z.infer<typeof approvalRemark>;

export const approvalVote = z.object({
  id,
  task_id: id,
  user: userReference,
  /** Whose seat it was when a deputy voted: «за Белова А. В.». */
  on_behalf_of: userReference.nullable(),
  decision: z.enum(DECISIONS),
  remark: z.string().nullable(),
  remarks: z.array(approvalRemark),
  file_version: z.int().nullable(),
  document_version_id: id.nullable().optional(),
  content_hash: z.string(),
  created_at: moment,
  revoked_at: moment.nullable(),
  revoke_reason: z.string().nullable(),
});
export type ApprovalVote = z.infer<typeof approvalVote>;

/** An approval of an earlier round that stands: «Сохранено из круга 1, версия 2». */
export const keptApproval = z.object({
  round: z.int(),
  file_version: z.int().nullable(),
  vote: approvalVote,
});

export const chainTask = z.object({
  id,
  assignee: userReference,
  /** Whose seat it is; null when it is the assignee's own. */
  on_behalf_of: userReference.nullable(),
  source: z.enum(TASK_SOURCES),
  /** Why this person: «Руководитель подразделения „Закупки“». */
  why: z.string(),
  /** What was written by whoever handed the seat to its holder; absent from an older server. */
  forward_comment: z.string().nullable().optional(),
  is_required: z.boolean(),
  status: z.enum(TASK_STATUSES),
  stage_id: id.nullable().optional(),
  /** Whose seat it was before it went to somebody else; null where it did not. */
  original_assignee_id: id.nullable().optional(),
  reminded_count: z.int().optional(),
  escalated_at: moment.nullable().optional(),
  is_overdue: z.boolean(),
  viewed_at: moment.nullable(),
  due_at: moment.nullable(),
  started_at: moment.nullable(),
  finished_at: moment.nullable(),
  vote: approvalVote.nullable(),
  kept: keptApproval.nullable(),
  /** What the reader may do with this seat. */
  can: z.object({ vote: z.boolean(), revoke: z.boolean(), forward: z.boolean() }),
});
export type ChainTask = z.infer<typeof chainTask>;

export const chainStage = z.object({
  id,
  position: z.int(),
  name: z.string(),
  action: z.enum(STAGE_ACTIONS),
  execution: z.enum(EXECUTIONS),
  quorum_type: z.enum(QUORUM_TYPES),
  quorum_value: z.int().nullable(),
  status: z.enum(STAGE_STATUSES),
  /** How often the stage has been begun in this round. */
  pass: z.int(),
  started_at: moment.nullable(),
  due_at: moment.nullable(),
  finished_at: moment.nullable(),
  /** Why it was skipped, in one sentence. */
  note: z.string().nullable(),
  /** «2 из 3»: approvals there are, and how many it takes. */
  progress: z.object({ approved: z.int(), needed: z.int(), seats: z.int() }),
  /** Seats of the present pass first, in their order; those of earlier passes after them. */
  tasks: z.array(chainTask),
});
export type ChainStage = z.infer<typeof chainStage>;

/** A row of GET /api/approval-chains. */
export const approvalChainRow = z.object({
  id,
  /** The kind and the number of `document`; absent from an older server. */
  approvable_type: z.string().optional(),
  approvable_id: id.optional(),
  document: approvalDocument,
  template: z.object({ id, name: z.string(), version: z.int() }).nullable(),
  template_version: z.int().nullable().optional(),
  round: z.int(),
  status: z.enum(CHAIN_STATUSES),
  initiator: userReference,
  started_at: moment,
  /** A round begins when it is made; absent from an older server. */
  created_at: moment.optional(),
  updated_at: moment.optional(),
  due_at: moment.nullable(),
  is_overdue: z.boolean(),
  finished_at: moment.nullable(),
  /** The stage that is under way: «2 из 3»; null when none is. */
  stage: z.object({ position: z.int(), of: z.int(), name: z.string() }).nullable(),
  /** Whose turn it is, in the order of the seats. */
  waiting_for: z.array(userReference),
  lock_version: z.int(),
});
export type ApprovalChainRow = z.infer<typeof approvalChainRow>;
export const approvalChainList = listOf(approvalChainRow);

/** What can be done with a round: `POST /api/approval-chains/{id}/{action}`. */
const CHAIN_ACTIONS = ['recall', 'finish', 'add-participant', 'pause', 'resume'] as const;

/** One round among the others of its document. */
export const approvalRound = z.object({
  id,
  round: z.int(),
  status: z.enum(CHAIN_STATUSES),
  started_at: moment,
  finished_at: moment.nullable(),
  file_version: z.int().nullable(),
});

/** The whole approval: GET /api/approval-chains/{id}. */
export const approvalChain = approvalChainRow.extend({
  file: approvalFile.nullable(),
  document_version_id: id.nullable().optional(),
  /** Attachments and further texts of what is agreed upon; absent from an older server. */
  other_files: z.array(agreedFile).optional(),
  /** SHA-256 of the essential terms and the text, as hex. */
  content_hash: z.string(),
  /** What has come to be known of the document since it was sent, in sentences; absent from an older server. */
  warnings: z.array(z.string()).optional(),
  result_comment: z.string().nullable(),
  cancelled_by: userReference.nullable(),
  cancel_reason: z.string().nullable(),
  /** Of a round that stands still: since when, who stopped it and why; null of any other, absent from an older server. */
  paused: z.object({ at: moment, by: userReference.nullable(), reason: z.string() }).nullable().optional(),
  stages: z.array(chainStage),
  /** Every round of this document, the newest first. */
  rounds: z.array(approvalRound),
  /** The reader's own seat that waits for a decision; null when there is none. */
  my_task_id: id.nullable(),
  can: z.object({
    recall: z.boolean(),
    cancel: z.boolean(),
    finish: z.boolean(),
    add_participant: z.boolean(),
    edit: z.boolean(),
    /** Absent from an older server. */
    pause: z.boolean().optional(),
    resume: z.boolean().optional(),
  }),
  /** `POST /api/approval-chains/{id}/{action}`. */
  available_actions: z.array(z.enum(CHAIN_ACTIONS)).optional(),
});
export type ApprovalChain = z.infer<typeof approvalChain>;
