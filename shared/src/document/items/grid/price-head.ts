import type { DocumentVat } from '../document-money';
import type { ItemValues } from '../item-values';

/**
 * What the column of prices is headed: with tax where every taxed line is priced so, or the document of no lines. The
 * price of what is not taxed is the same under either heading.
 */
export function priceHead(items: readonly ItemValues[], document: DocumentVat): string {
  const written = items.length === 0 ? [null] : items.map(({ vat }) => vat);
  const modes = written.map((own) => (own?.percent === null ? 'none' : (own?.mode ?? document.vat_mode)));
  const taxed = new Set(modes.filter((mode) => mode !== 'none'));
  return taxed.size === 1 && taxed.has('included') ? 'Цена с НДС' : 'Цена';
}
