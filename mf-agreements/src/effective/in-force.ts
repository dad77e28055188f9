import type { Agreement } from 'shared/contract/agreement/agreement';

/** The agreement with the end, the sum and the counterparty in force today in the place of those it was signed with. */
export function inForce(agreement: Agreement): Agreement {
  if (agreement.effective === null) return agreement;
  const { changed: _, ...effective } = agreement.effective;
  return { ...agreement, ...effective };
}
