import { z } from 'zod';

import { id, moment } from './field';
import { listOf } from './paging';
import { OFFER_STATUSES } from './commercial-offer.labels';
export {
  OFFER_STATUSES,
  OFFER_STATUS_LABELS,
  OFFER_DIRECTION_LABELS,
  type OfferStatus,
} from './commercial-offer.labels';

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
