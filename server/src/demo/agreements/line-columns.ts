import type { Books } from '../demo-books';
import type { ItemPlan, VatTerms } from './agreement-money';

/** The columns of a line of an agreement or an offer, by the numbers its books gave; lines are counted from one. */
export function lineColumns(items: readonly ItemPlan[], vat: VatTerms, books: Books) {
  return items.map((item, position) => ({
    position: position + 1,
    product_id: books.products.get(item.name) ?? null,
    name: item.name,
    measure_id: books.measures.get(item.measure) ?? 0,
    quantity: item.quantity,
    price: item.price,
    discount_percent: item.discount,
    vat_mode: vat.mode,
    vat_rate_id: vat.rate === null ? null : (books.rates.get(vat.rate) ?? null),
    amount_without_vat: item.amount_without_vat,
    vat_amount: item.vat_amount,
    amount: item.amount,
  }));
}
