import { z } from 'zod';

import { id } from '../record/field';
import { approvalDocument } from './approval-chain';
import { BULK_LIMIT } from './approval-status';

/**
 * POST /api/approval-tasks/bulk-approve: each task in the version of its round that the reader was shown. Nothing but an
 * approval without a remark is given so.
 */
export const bulkApproval = z.strictObject({
  tasks: z
    .array(z.strictObject({ id, chain_lock_version: z.int() }))
    .min(1, 'Выберите документы')
    .max(BULK_LIMIT, `Не больше ${String(BULK_LIMIT)} документов за раз`)
    .refine((tasks) => new Set(tasks.map((task) => task.id)).size === tasks.length, 'Документы повторяются'),
});
export type BulkApproval = z.input<typeof bulkApproval>;

/** What became of each task, in the order in which they were sent. */
export const bulkApprovalResult = z.object({
  data: z.array(
    z.object({
      task_id: id,
      /** Null of a task that the reader does not see. */
      document: approvalDocument.nullable(),
      is_approved: z.boolean(),
      /** Why it was not, in one sentence; null when it was. */
      message: z.string().nullable(),
    }),
  ),
});
export type BulkApprovalResult = z.infer<typeof bulkApprovalResult>;
