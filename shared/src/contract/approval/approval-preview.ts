import { z } from 'zod';

import { id, moment } from '../record/field';
import { userReference } from '../list/reference';
import { EXECUTIONS, QUORUM_TYPES, STAGE_ACTIONS } from './approval-status';
import { approvalFile } from './approval-chain';

/** A person who will be asked, and why: «Почему эти люди». */
export const previewSeat = z.object({
  user: userReference,
  /** Whose seat it is when the person is away. */
  on_behalf_of: userReference.nullable(),
  why: z.string(),
  is_required: z.boolean(),
  /** «Сохранено из круга 1, версия 2»: the approval that stands, so that nobody is asked; null otherwise. */
  kept: z.object({ round: z.int(), file_version: z.int().nullable() }).nullable(),
});

export const previewStage = z.object({
  position: z.int(),
  name: z.string(),
  action: z.enum(STAGE_ACTIONS),
  execution: z.enum(EXECUTIONS),
  quorum_type: z.enum(QUORUM_TYPES),
  quorum_value: z.int().nullable(),
  seats: z.array(previewSeat),
  /** Why nobody is asked at this stage, in one sentence; null when somebody is. */
  skipped: z.string().nullable(),
  /** Seats that found nobody: «Куратор не назначен». */
  empty: z.array(z.string()),
  /** If every stage before takes all the time it has. */
  due_at: moment.nullable(),
});

/** GET /api/approval-chains/preview?kind=agreement&id=1: the route before it is sent. */
export const approvalPreview = z.object({
  template: z.object({ id, name: z.string(), version: z.int() }).nullable(),
  /** Why this template: «Сумма от 5 000 000 ₽, вид „Поставка“». */
  reasons: z.array(z.string()),
  /** Other templates that fit, in the order they would be taken. */
  others: z.array(z.object({ id, name: z.string() })),
  round: z.int(),
  stages: z.array(previewStage),
  file: approvalFile.nullable(),
  due_at: moment.nullable(),
  /** What stands in the way, in sentences; empty when it may be sent. */
  faults: z.array(z.string()),
  /** Fields that changed since the last round, by their labels. */
  changed: z.array(z.string()),
});
export type ApprovalPreview = z.infer<typeof approvalPreview>;
