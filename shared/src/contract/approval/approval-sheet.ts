import { z } from 'zod';

import { id, moment } from '../record/field';
import { userReference } from '../list/reference';
import { CHAIN_STATUSES } from './approval-status';
import { approvalDocument, approvalFile, approvalVote } from './approval-chain';

const hash = z.string().regex(/^[0-9a-f]{64}$/, 'Контрольная сумма состоит из 64 знаков 0–9 и a–f');

/** Whoever held the seat before and gave it to a colleague or lost it, the first of them first; absent of an older server. */
const handedFrom = z.array(userReference).optional();

/** GET /api/approval-chains/{id}/sheet: who approved which file. */
export const approvalSheet = z.object({
  chain_id: id,
  document: approvalDocument,
  organization_name: z.string().nullable(),
  counterparty_name: z.string().nullable(),
  amount: z.string().nullable(),
  currency_code: z.string().nullable(),
  status: z.enum(CHAIN_STATUSES),
  rounds: z.array(
    z.object({
      chain_id: id,
      round: z.int(),
      status: z.enum(CHAIN_STATUSES),
      initiator: userReference,
      started_at: moment,
      finished_at: moment.nullable(),
      file: approvalFile.nullable(),
      content_hash: z.string(),
      result_comment: z.string().nullable(),
      /** Who took the round back before it was decided, and why; absent of an older server. */
      cancelled_by: userReference.nullable().optional(),
      cancel_reason: z.string().nullable().optional(),
      stages: z.array(
        z.object({
          position: z.int(),
          name: z.string(),
          note: z.string().nullable(),
          votes: z.array(approvalVote.extend({ job_title: z.string().nullable(), handed_from: handedFrom })),
          /** Approvals of an earlier round that stood in this one. */
          kept: z.array(approvalVote.extend({ job_title: z.string().nullable(), round: z.int() })),
          /** Who has not decided yet: without them a stage where some have would look complete. */
          awaited: z
            .array(
              z.object({
                user: userReference,
                job_title: z.string().nullable(),
                /** For whom a deputy decides; of a seat that was handed on the colleague decides for themselves. */
                on_behalf_of: userReference.nullable(),
                handed_from: handedFrom,
                /** The stage by turn ended before they were asked; absent of an older server. */
                has_missed_turn: z.boolean().optional(),
              }),
            )
            .optional(),
        }),
      ),
    }),
  ),
  /** The newest link of the journal when the sheet was made. */
  journal: z.object({ seq: z.int(), hash: z.string() }),
  /** Of the decisions it tells, whenever it was made: printed, and compared by the check; absent of an older server. */
  sheet_sum: hash.optional(),
  /** Of everything above, for whoever keeps the answer; not printed, since the day it was made is a part of it. */
  sheet_hash: z.string(),
  made_at: moment,
  /** The sheet as a Word document is saved under it. */
  file_name: z.string(),
});
export type ApprovalSheet = z.infer<typeof approvalSheet>;

/** POST /api/approval-sheets/check: what is printed on a sheet and the hash of the file in hand. */
export const sheetCheckInput = z.strictObject({
  chain_id: id,
  file_sha256: hash.optional(),
  journal: z.strictObject({ seq: z.int().min(0), hash }).optional(),
  sheet_sum: hash.optional(),
});
export type SheetCheckInput = z.input<typeof sheetCheckInput>;

export const sheetCheck = z.object({
  /** The file in hand is the one that was approved; null when no hash was given. */
  is_file_same: z.boolean().nullable(),
  /** The round the file belongs to when it is not the last one. */
  file_round: z.int().nullable(),
  /** The journal still holds the printed link; null when none was given. */
  is_journal_same: z.boolean().nullable(),
  /** The decisions are those the sheet tells; null when no sum of it was given, absent of an older server. */
  is_sheet_same: z.boolean().nullable().optional(),
  /** Of a sheet that tells others: something was done with the approval after it was made; null when that is not known. */
  has_gone_on: z.boolean().nullable().optional(),
  status: z.enum(CHAIN_STATUSES),
  document: approvalDocument,
});
export type SheetCheck = z.infer<typeof sheetCheck>;
