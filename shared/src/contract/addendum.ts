import { z } from 'zod';

import { id, moment } from './field';
import { listOf } from './paging';
import { ADDENDUM_STATUSES } from './addendum.labels';
export { ADDENDUM_STATUSES, ADDENDUM_STATUS_LABELS, type AddendumStatus } from './addendum.labels';

export const addendum = z.object({
  id,
  agreement: z.object({ id, name: z.string() }),
  number: z.string(),
  addendum_date: z.string().nullable(),
  title: z.string(),
  kinds: z.array(z.string()),
  effective_from: z.string().nullable(),
  summary: z.string().nullable(),
  counterparty_name: z.string(),
  responsible_name: z.string(),
  status: z.enum(ADDENDUM_STATUSES),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
});
export type Addendum = z.infer<typeof addendum>;
export const addendumList = listOf(addendum);
