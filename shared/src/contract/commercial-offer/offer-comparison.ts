import { z } from 'zod';

import { commercialOfferRow } from './commercial-offer';
import { OFFER_STATUSES } from './commercial-offer.labels';
import { VAT_MODES } from '../money/vat';
import { id } from '../record/field';

/** An offer as it stands beside its rivals. */
export const comparedOffer = z.object({
  id,
  number: z.string(),
  revision: z.int(),
  counterparty_name: z.string(),
  party: commercialOfferRow.shape.party,
  status: z.enum(OFFER_STATUSES),
  is_winner: z.boolean(),
  currency_code: z.string(),
  amount: z.string().nullable(),
  vat_mode: z.enum(VAT_MODES),
  vat_amount: z.string().nullable(),
  amount_without_vat: z.string().nullable(),
  /** Of the whole; the prices of the lines hold their part of it. */
  discount_percent: z.string(),
  valid_until: z.string().nullable(),
  delivery_days: z.int().nullable(),
  warranty_months: z.int().nullable(),
  payment_terms: z.string().nullable(),
  /** It prices every line that any of the rivals prices. */
  is_complete: z.boolean(),
  /** What none of the rivals offers better. */
  best: z.array(z.enum(['amount', 'delivery_days', 'warranty_months'])),
});
export type ComparedOffer = z.infer<typeof comparedOffer>;

/** What one offer asks for one line. */
export const comparedPrice = z.object({
  offer_id: id,
  quantity: z.string(),
  /** For one unit, discount and tax included, two decimals. */
  price: z.string(),
  amount: z.string(),
  is_best: z.boolean(),
});
export type ComparedPrice = z.infer<typeof comparedPrice>;

/** A line of the need with what each offer asks for it; offers that do not have it are left out. */
export const comparedLine = z.object({
  name: z.string(),
  measure: z.string(),
  prices: z.array(comparedPrice),
});
export type ComparedLine = z.infer<typeof comparedLine>;

/** GET /api/commercial-offers/groups/{id}: offers for one need side by side, those the reader sees. */
export const offerComparison = z.object({
  id,
  /** Prices in several currencies are shown, and none of them is called the best. */
  has_one_currency: z.boolean(),
  offers: z.array(comparedOffer),
  lines: z.array(comparedLine),
});
export type OfferComparison = z.infer<typeof offerComparison>;
