import { z } from 'zod';

import { id, moment } from '../record/field';
import { reference, userReference } from '../list/reference';
import { approvalDocument } from './approval-chain';

/** How much waits, how much of it is late, and how long a decision took of late. */
const load = {
  waiting: z.int(),
  overdue: z.int(),
  /** Decisions of the period. */
  decided: z.int(),
  /** From the moment a decision was asked for until it was given, minutes of working time; null without decisions. */
  median_minutes: z.int().nullable(),
};

/** GET /api/approval-oversight: where approvals wait, among the people and the documents the reader may see. */
export const approvalOversight = z.object({
  total: z.object(load),
  /** Whoever has most waiting first. */
  people: z.array(z.object({ user: userReference, ...load })),
  stages: z.array(z.object({ name: z.string(), ...load })),
  /** What has waited longest. */
  oldest: z.array(
    z.object({
      task_id: id,
      document: approvalDocument,
      stage_name: z.string(),
      assignee: userReference,
      since: moment,
      due_at: moment.nullable(),
      is_overdue: z.boolean(),
      /** Working minutes left until the term, negative when it has passed; null without one, absent from an older server. */
      minutes_left: z.int().nullable().optional(),
    }),
  ),
  /** What it may be narrowed to. */
  kinds: z.array(z.object({ name: z.string(), title: z.string() })),
  departments: z.array(reference),
});
export type ApprovalOversight = z.infer<typeof approvalOversight>;
