import type { ReactNode } from 'react';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';

/** A line of the card: what it is called, what it says, and a remark under it. */
export interface TermLine {
  label: string;
  value: ReactNode;
  note?: string;
}

/** A field of the agreement in the card, under the field's own word. */
export function told(field: keyof typeof AGREEMENT_FIELDS, value: ReactNode, note?: string): TermLine {
  const { label } = AGREEMENT_FIELDS[field];
  return note === undefined ? { label, value } : { label, value, note };
}
