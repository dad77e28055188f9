import { z } from 'zod';

import { id, moment } from './field';
import { listOf } from './paging';

export const ADDENDUM_STATUSES = ['draft', 'on_approval', 'rework', 'approved', 'on_signing', 'signed', 'effective', 'superseded', 'rejected', 'cancelled'] as const;
export type AddendumStatus = (typeof ADDENDUM_STATUSES)[number];
export const ADDENDUM_STATUS_LABELS: Record<AddendumStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласовано',
  on_signing: 'На подписании',
  signed: 'Подписано',
  effective: 'Действует',
  superseded: 'Заменено',
  rejected: 'Отклонено',
  cancelled: 'Аннулировано',
};

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
