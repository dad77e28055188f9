import type { AgreementItemInput } from '../../contract/agreement/agreement-item';
import type { DocumentVat } from './document-money';
import { isBlankItem, type ItemValues } from './item-values';

/** The lines as they are sent, in their order; blank lines stay behind. What a line lacks the server refuses by name. */
export function itemsToWire(items: readonly ItemValues[], document: DocumentVat): AgreementItemInput[] {
  return items
    .filter((item) => !isBlankItem(item))
    .map((item) => ({
      ...(item.id === undefined ? {} : { id: item.id }),
      product_id: item.product_id,
      name: item.name.trim(),
      description: item.description,
      measure_id: item.unit?.id ?? 0,
      quantity: item.quantity ?? '0',
      price: item.price ?? '0',
      discount_percent: item.discount_percent,
      vat_mode: item.vat?.mode ?? document.vat_mode,
      vat_rate_id: vatRateId(item, document),
      delivery_date: item.delivery_date,
      note: item.note,
    }));
}

function vatRateId(item: ItemValues, document: DocumentVat): number | null {
  if (item.vat !== null) return item.vat.mode === 'none' ? null : item.vat.rateId;
  return document.vat_mode === 'none' ? null : (document.vat_rate?.value ?? null);
}
