import { z } from 'zod';

import { day, id, moment } from '../record/field';
import { keptBy } from '../record/keeper-fields';
import { listOf } from '../list/paging';
import { userReference } from '../list/reference';
import { ABSENCE_REASONS } from './approval-status';

const body = {
  user_id: id,
  /** Whoever votes meanwhile. */
  deputy_id: id,
  date_from: day,
  /** The first day back: the period does not hold it. */
  date_to: day,
  reason: z.enum(ABSENCE_REASONS).default('vacation'),
  /** What already waits goes to the deputy as well. */
  transfer_open_tasks: z.boolean().default(true),
  /** Kinds of documents the deputy votes on; empty: all. */
  document_kinds: z.array(z.string().min(1).max(64)).max(20).default([]),
  /** The deputy may vote on documents of their own. */
  allow_self: z.boolean().default(false),
  is_active: z.boolean().default(true),
};

/** POST /api/absences; without `user_id` it is the reader's own. */
export const absenceCreate = z.strictObject({ ...body, user_id: id.optional() });
export type AbsenceCreate = z.input<typeof absenceCreate>;

/** PUT /api/absences/{id}: all of it. */
export const absenceWhole = z.strictObject({ ...body, lock_version: z.int() });
export type AbsenceWhole = z.input<typeof absenceWhole>;

/** PATCH /api/absences/{id}: a part. */
export const absenceUpdate = z.strictObject({
  deputy_id: id.optional(),
  date_from: day.optional(),
  date_to: day.optional(),
  reason: z.enum(ABSENCE_REASONS).optional(),
  transfer_open_tasks: z.boolean().optional(),
  document_kinds: z.array(z.string().min(1).max(64)).max(20).optional(),
  allow_self: z.boolean().optional(),
  is_active: z.boolean().optional(),
  lock_version: z.int(),
});
export type AbsenceUpdate = z.input<typeof absenceUpdate>;

export const absence = z.object({
  id,
  user: userReference,
  deputy: userReference,
  date_from: z.string(),
  date_to: z.string(),
  reason: z.enum(ABSENCE_REASONS),
  transfer_open_tasks: z.boolean(),
  document_kinds: z.array(z.string()),
  allow_self: z.boolean(),
  is_active: z.boolean(),
  /** In force today. */
  is_current: z.boolean(),
  lock_version: z.int(),
  created_at: moment,
  updated_at: moment.optional(),
  ...keptBy,
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  /** Steps of its life beside changing and deleting: it has none. */
  available_actions: z.array(z.string()).optional(),
});
export type Absence = z.infer<typeof absence>;
/** GET /api/absences: the reader's own and those they stand in for; all of them with the right to edit accounts of others. */
export const absenceList = listOf(absence);
