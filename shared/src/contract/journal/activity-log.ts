import { z } from 'zod';

import { id, moment } from '../record/field';

export const activityChange = z.object({
  field: z.string(),
  label: z.string(),
  old: z.string().nullable(),
  new: z.string().nullable(),
});
/** As the field is called and its values are read. */
export type ActivityChange = z.infer<typeof activityChange>;

/** One line of the journal as it is shown. */
export const activityLog = z.object({
  id,
  occurred_at: moment,
  actor_id: id.nullable(),
  actor_name: z.string().nullable(),
  /** Machine name, such as `agreement.updated`. */
  action: z.string(),
  /** Russian sentence, such as «Изменение договора». */
  action_label: z.string(),
  entity_type: z.string(),
  entity_id: id.nullable(),
  entity_label: z.string(),
  /** Address of the record's page; null when it has none or the reader does not see the record. */
  entity_url: z.string().nullable(),
  changes: z.array(activityChange),
});
export type ActivityLog = z.infer<typeof activityLog>;

/** GET /api/activity-logs/{id}: the line with where it came from and its link of the chain. */
export const activityLine = activityLog.extend({
  seq: z.int(),
  /** Whose seat it was, when a deputy acted. */
  on_behalf_of_id: id.nullable(),
  ip: z.string().nullable(),
  user_agent: z.string().nullable(),
  request_id: z.string().nullable(),
  prev_hash: z.string(),
  hash: z.string(),
});

const choices = z.array(z.object({ value: z.string(), label: z.string() }));
/** What the journal can be narrowed by: its actions and the kinds of its records, by their Russian names. */
export const activityChoices = z.object({ actions: choices, kinds: choices });
export type ActivityChoices = z.infer<typeof activityChoices>;

export const activityVerification = z.object({
  is_intact: z.boolean(),
  checked: z.int(),
  /** Sequence number of the first broken row and what is wrong with it; null when intact. */
  first_fault: z.object({ seq: z.int(), reason: z.enum(['changed', 'removed', 'inserted']) }).nullable(),
});
export type ActivityVerification = z.infer<typeof activityVerification>;
