import { z } from 'zod';

import { id } from '../record/field';
import { MAX_ITEMS } from '../money/item-limit';
import type { LineInput } from '../record/record-input';
import type { ITEM_FIELDS } from '../record/line-fields';
import { VAT_MODES } from '../money/vat';

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
export type AgreementItemInput = LineInput<typeof ITEM_FIELDS>;
