import { createContext, useContext } from 'react';
import type { Agreement } from 'shared/contract/agreement';
import type { VatRate } from 'shared/contract/handbook';
import type { FieldCommon, FormState } from 'shared/form';

import type { AgreementField, AgreementValues } from './values/agreement-values';
import type { OpenFields } from './values/open-fields';

/** What every part of the form works with. */
export interface AgreementFormApi {
  /** Null while a new agreement is being made. */
  agreement: Agreement | null;
  form: FormState<AgreementValues>;
  open: OpenFields;
  /** Fields with a star. */
  needed: ReadonlySet<AgreementField>;
  rates: readonly VatRate[];
}

export const AgreementFormContext = createContext<AgreementFormApi | null>(null);

/** The form a field belongs to. */
export function useAgreementForm(): AgreementFormApi {
  const api = useContext(AgreementFormContext);
  if (api === null) throw new Error('A field of the agreement form was shown outside of it');
  return api;
}

export type FieldBinding = Pick<
  FieldCommon,
  'label' | 'required' | 'error' | 'id' | 'name' | 'disabledReason' | 'onBlur'
>;
