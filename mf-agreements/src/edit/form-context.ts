import { createContext, useContext } from 'react';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { VatRate } from 'shared/contract/books/handbook';
import type { FieldGroup } from 'shared/contract/record/field-table';

/** What the parts of the form know of the agreement besides what is typed. */
export interface AgreementFacts {
  /** Null while a new agreement is being made. */
  agreement: Agreement | null;
  /** Groups of fields the reader may change. */
  open: readonly FieldGroup[];
  rates: readonly VatRate[];
}

export const AgreementFactsContext = createContext<AgreementFacts | null>(null);

/** The agreement a part of the form belongs to. */
export function useAgreementFacts(): AgreementFacts {
  const facts = useContext(AgreementFactsContext);
  if (facts === null) throw new Error('A part of the agreement form was shown outside of it');
  return facts;
}
