import { z } from 'zod';

import { id, moment, seenText, text } from '../record/field';
import { listOf } from '../list/paging';
import { markedQuoteInput } from '../comment/quote';
import { userReference } from '../list/reference';
import { DECISIONS, REMARKABLE_DECISIONS, STAGE_ACTIONS, TASK_STATUSES } from './approval-status';
import { approvalDocument, approvalFile, approvalVote } from './approval-chain';

/** One thing a person has to know before deciding: «Сумма», «12 500,00 ₽». */
export const approvalFact = z.object({
  /** Name of the field, for tests and icons. */
  name: z.string(),
  label: z.string(),
  value: z.string(),
});

export const approvalRisk = z.object({ level: z.enum(['warning', 'danger']), text: z.string() });

/** What has become of the document since the reader voted last. */
export const changesSinceVote = z.object({
  round: z.int(),
  at: moment,
  decision: z.enum(DECISIONS),
  fields: z.array(z.object({ label: z.string(), old: z.string().nullable(), new: z.string().nullable() })),
  is_file_changed: z.boolean(),
  /** The main text that was decided on and the present one; null when it is the same, absent from an older server. */
  text: z.object({ before_version_id: id, after_version_id: id }).nullable().optional(),
  /** Labels of essential fields that stand as they stood. */
  unchanged: z.array(z.string()),
});
export type ChangesSinceVote = z.infer<typeof changesSinceVote>;

/** True when what was decided on has become something else; a document may be asked about again as it stood. */
export const isChangedSince = (changes: ChangesSinceVote | null): boolean =>
  changes !== null && (changes.fields.length > 0 || changes.is_file_changed);

/** A row of the inbox: everything a decision takes. */
export const approvalTask = z.object({
  id,
  chain_id: id,
  chain_lock_version: z.int(),
  document: approvalDocument,
  /** Decimal text in the currency beside it; null of a document without a sum. */
  amount: z.string().nullable(),
  currency_code: z.string().nullable(),
  counterparty_name: z.string().nullable(),
  organization_name: z.string().nullable(),
  facts: z.array(approvalFact),
  risks: z.array(approvalRisk),
  /** Since the reader decided in an earlier round; null where none was decided in, and once this task is decided. */
  changes: changesSinceVote.nullable(),
  file: approvalFile.nullable(),
  initiator: userReference,
  round: z.int(),
  stage: z.object({ id, position: z.int(), of: z.int(), name: z.string(), action: z.enum(STAGE_ACTIONS) }),
  assignee: userReference,
  on_behalf_of: userReference.nullable(),
  /** Every seat one decision of the reader is counted for: «за себя и за Белова А. В.». */
  seats: z.array(z.object({ task_id: id, on_behalf_of: userReference.nullable() })),
  why: z.string(),
  /** What was written by whoever handed the seat to its holder; absent from an older server. */
  forward_comment: z.string().nullable().optional(),
  is_required: z.boolean(),
  status: z.enum(TASK_STATUSES),
  is_overdue: z.boolean(),
  received_at: moment,
  viewed_at: moment.nullable(),
  due_at: moment.nullable(),
  /** Working minutes left until the deadline, negative when it has passed; null without one. */
  minutes_left: z.int().nullable(),
  finished_at: moment.nullable(),
  vote: approvalVote.nullable(),
  /** Until when the reader may take the vote back; null when not. */
  revocable_until: moment.nullable(),
  /** Decisions the reader may give, in the order they are offered; empty when none. */
  decisions: z.array(z.enum(DECISIONS)),
  remark_required_on: z.array(z.enum(REMARKABLE_DECISIONS)),
  /** Why it is not approved together with others, in one sentence; null when it may be, or when there is nothing to decide. */
  bulk_obstacle: z.string().nullable(),
  can: z.object({
    vote: z.boolean(),
    revoke: z.boolean(),
    forward: z.boolean(),
    add: z.boolean(),
    bulk_approve: z.boolean(),
  }),
});
export type ApprovalTask = z.infer<typeof approvalTask>;
/** GET /api/approval-tasks?filter[tab]=waiting: the nearest deadline first. */
export const approvalTaskList = listOf(approvalTask);

/** GET /api/approval-tasks/summary: the counter of the menu and the tabs. */
export const approvalSummary = z.object({
  waiting: z.int(),
  overdue: z.int(),
  /** Waiting that was not opened yet. */
  fresh: z.int(),
  /** The reader looks after others' approvals: GET /api/approval-oversight answers. */
  oversees: z.boolean(),
});
export type ApprovalSummary = z.infer<typeof approvalSummary>;

/** POST /api/approval-tasks/{id}/vote. Repeated with the same decision it changes nothing and answers the same. */
export const voteInput = z.strictObject({
  decision: z.enum(DECISIONS),
  remark: seenText.max(5000, 'Не длиннее 5000 знаков').optional(),
  /** Lines of the table of disagreements. */
  remarks: z
    .array(
      z.strictObject({
        text: text(2000),
        clause_ref: seenText.max(100).optional(),
        /** The words it is about: they have to stand in that file of the document. */
        quote: markedQuoteInput.optional(),
      }),
    )
    .max(100, 'Не больше 100 замечаний')
    .default([]),
  /** The hash the reader has seen: a decision about another text or other terms is refused with 409. */
  content_hash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
export type VoteInput = z.input<typeof voteInput>;

/** POST …/revoke: within ten minutes, while nothing has followed from the vote. */
export const revokeInput = z.strictObject({ reason: text(2000) });
export type RevokeInput = z.input<typeof revokeInput>;

/** POST …/forward: the seat becomes another employee's. */
export const forwardInput = z.strictObject({ user_id: id, comment: seenText.max(2000).optional() });
export type ForwardInput = z.input<typeof forwardInput>;
