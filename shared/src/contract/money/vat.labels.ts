import type { VatMode } from './vat';

export const VAT_MODE_LABELS: Record<VatMode, string> = {
  included: 'В том числе',
  on_top: 'Сверху',
  none: 'Без НДС',
};
