import type { VatMode } from './vat';

export const VAT_MODE_LABELS: Record<VatMode, string> = {
  included: 'В том числе',
  on_top: 'Сверху',
  none: 'Без НДС',
};

/** How a sum that is typed for the whole document is called where the tax comes on top of its prices: it is what is paid. */
export const sumLabel = (mode: VatMode): string | undefined =>
  mode === 'on_top' ? 'Сумма с НДС' : undefined;
