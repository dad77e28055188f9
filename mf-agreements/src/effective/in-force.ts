import type { Agreement } from 'shared/contract/agreement/agreement';

/**
 * The agreement with the end, the sum, the tax and the counterparty in force today in the place of those it was signed
 * with; its lines as they were signed, but those that were taxed as the agreement was are taxed as it is.
 */
export function inForce(agreement: Agreement): Agreement {
  if (agreement.effective === null) return agreement;
  const { changed: _, ...effective } = agreement.effective;
  const items = agreement.items.map((item) => ({
    ...item,
    ...(item.vat_mode === agreement.vat_mode && { vat_mode: effective.vat_mode }),
    ...(item.vat_rate?.id === agreement.vat_rate?.id && { vat_rate: effective.vat_rate }),
  }));
  return { ...agreement, ...effective, items };
}
