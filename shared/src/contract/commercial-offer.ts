import { z } from 'zod';

import { id, moment } from './field';
import { listOf } from './paging';

export const OFFER_STATUSES = ['draft', 'on_approval', 'rework', 'approved', 'rejected_internal', 'sent', 'accepted', 'declined', 'expired', 'revised', 'converted', 'cancelled'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];
export const OFFER_STATUS_LABELS: Record<OfferStatus, string> = {
  draft: 'Черновик',
  on_approval: 'На согласовании',
  rework: 'На доработке',
  approved: 'Согласовано',
  rejected_internal: 'Не согласовано',
  sent: 'Отправлено',
  accepted: 'Принято',
  declined: 'Отклонено контрагентом',
  expired: 'Истёк срок действия',
  revised: 'Заменено новой редакцией',
  converted: 'Заключён договор',
  cancelled: 'Отменено',
};
export const OFFER_DIRECTION_LABELS = { incoming: 'Входящее', outgoing: 'Исходящее' } as const;

export const commercialOffer = z.object({
  id,
  number: z.string(),
  offer_date: z.string(),
  direction: z.enum(['incoming', 'outgoing']),
  title: z.string(),
  subject: z.string().nullable(),
  organization_name: z.string(),
  counterparty_name: z.string(),
  responsible_name: z.string(),
  currency_code: z.string(),
  amount: z.string().nullable(),
  vat_amount: z.string().nullable(),
  valid_until: z.string().nullable(),
  status: z.enum(OFFER_STATUSES),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
});
export type CommercialOffer = z.infer<typeof commercialOffer>;
export const commercialOfferList = listOf(commercialOffer);
