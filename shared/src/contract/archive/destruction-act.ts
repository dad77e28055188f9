import { z } from 'zod';

import { listOf } from '../list/paging';
import { userReference } from '../list/reference';
import { day, id, moment, text } from '../record/field';
import {
  ACT_STATUS_LABELS,
  type ActStatus,
  KEEPING_LABELS,
  type Keeping,
  MAX_ACT_RECORDS,
} from './destruction-act.labels';
import { ACT_ACTIONS } from './destruction-act.workflow';

export { ACT_ACTIONS };

export const ACT_STATUSES = Object.keys(ACT_STATUS_LABELS) as ActStatus[];
export const KEEPINGS = Object.keys(KEEPING_LABELS) as Keeping[];

/** A record that is over, with the term it is kept for. */
export const keptRecord = z.object({
  type: z.string(),
  id,
  /** «Договор № 12 от 01.02.2019». */
  name: z.string(),
  title: z.string(),
  counterparty_name: z.string(),
  url: z.string(),
  ended_on: z.string().nullable(),
  /** The last day it has to be kept; null when it is kept for ever, or nobody knows yet until when. */
  retention_until: z.string().nullable(),
  is_permanent: z.boolean().optional(),
  /** Versions of files whose contents are still there, of a destroyed record those it had; with those of what belongs to it. */
  files_count: z.int(),
  /** Why it is not destroyed now, in a sentence; null when nothing keeps it. */
  kept_by: z.string().nullable(),
  /** The open act that names it, or the one by which it was destroyed. */
  act: z.object({ id, name: z.string() }).nullable(),
});
export type KeptRecord = z.infer<typeof keptRecord>;

export const keptRecordList = listOf(keptRecord).extend({
  /** The kinds of records the reader may find here, and whether they prepare acts about them; an older server does not say. */
  kinds: z
    .array(z.object({ name: z.string(), title: z.string(), can_prepare: z.boolean().optional() }))
    .optional(),
  can: z.object({ prepare: z.boolean() }),
});
export type KeptRecordList = z.infer<typeof keptRecordList>;

/** A row of the register of acts. */
export const destructionActRow = z.object({
  id,
  number: z.string(),
  act_date: z.string(),
  status: z.enum(ACT_STATUSES),
  records_count: z.int(),
  author: userReference.nullable(),
  approved_by: userReference.nullable(),
  executed_at: moment.nullable(),
  created_at: moment,
  lock_version: z.int(),
});
export type DestructionActRow = z.infer<typeof destructionActRow>;
export const destructionActList = listOf(destructionActRow);

/** The act with every record it names as it stood when it was written, and what keeps it now. */
export const destructionAct = destructionActRow.extend({
  basis: z.string(),
  commission: z.string(),
  status_reason: z.string().nullable(),
  approved_at: moment.nullable(),
  executed_by: userReference.nullable(),
  /** Versions of files whose contents were removed; null before. */
  files_count: z.int().nullable(),
  records: z.array(keptRecord),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
  available_actions: z.array(z.enum(ACT_ACTIONS)),
});
export type DestructionAct = z.infer<typeof destructionAct>;

const named = z
  .array(z.strictObject({ type: z.string().regex(/^[a-z_]{1,64}$/, 'Выберите документ'), id }))
  .min(1, 'Выберите хотя бы один документ')
  .max(MAX_ACT_RECORDS, `В одном акте не больше ${String(MAX_ACT_RECORDS)} документов`);

/** A new act: its number is given by the server, the next one of its year. */
export const destructionActCreate = z.strictObject({
  act_date: day,
  basis: text(1000),
  commission: text(2000),
  records: named,
});
export type DestructionActCreate = z.input<typeof destructionActCreate>;

export const destructionActUpdate = destructionActCreate.partial().extend({ lock_version: z.int() });
export type DestructionActUpdate = z.input<typeof destructionActUpdate>;

export const destructionActAction = z.strictObject({
  lock_version: z.int(),
  reason: z.string().trim().max(2000).optional(),
});
export type DestructionActActionInput = z.input<typeof destructionActAction>;
