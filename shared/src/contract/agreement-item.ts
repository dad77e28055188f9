import { z } from 'zod';

import { day, id, money, optionalText, percent, quantity, text } from './field';
import { MAX_ITEMS } from './item-limit';
import { VAT_MODES } from './vat';

export { MAX_ITEMS };

/** A line of the specification as it is shown. */
export const agreementItem = z.object({
  id,
  position: z.int(),
  product_id: id.nullable(),
  name: z.string(),
  description: z.string().nullable(),
  measure: z.object({ id, name: z.string(), symbol: z.string() }),
  quantity: z.string(),
  price: z.string(),
  discount_percent: z.string(),
  vat_mode: z.enum(VAT_MODES),
  vat_rate: z.object({ id, name: z.string(), percent: z.string().nullable() }).nullable(),
  amount_without_vat: z.string(),
  vat_amount: z.string(),
  amount: z.string(),
  delivery_date: z.string().nullable(),
  note: z.string().nullable(),
});
export type AgreementItem = z.infer<typeof agreementItem>;

/** A line as it is sent; amounts are computed by the server. Without an id it is a new line. */
export const agreementItemInput = z.strictObject({
  id: id.optional(),
  product_id: id.nullable().optional(),
  name: text(500),
  description: optionalText(4000).optional(),
  measure_id: id,
  quantity,
  price: money,
  discount_percent: percent.default('0'),
  vat_mode: z.enum(VAT_MODES),
  vat_rate_id: id.nullable(),
  delivery_date: day.nullable().optional(),
  note: optionalText(1000).optional(),
});
export type AgreementItemInput = z.input<typeof agreementItemInput>;
