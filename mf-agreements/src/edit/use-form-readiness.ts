import type { Agreement } from 'shared/contract/agreement/agreement';
import type { VatRate } from 'shared/contract/books/handbook';
import type { FieldGroup } from 'shared/contract/record/field-table';
import type { ReadinessLine } from 'shared/document';
import { isoDate } from 'shared/format';
import { useQuery } from 'shared/query';

import { counterpartyQuery } from '../api/agreement.queries';
import type { AgreementField, AgreementValues } from './values/agreement-values';
import { formReadiness } from './values/form-readiness';
import { validateAgreement } from './values/validate-agreement';

interface ReadinessFacts {
  agreement: Agreement | null;
  open: readonly FieldGroup[];
  values: AgreementValues;
  rates: readonly VatRate[];
  /** Fields the type asks for. */
  required: readonly AgreementField[];
}

const side = (party: AgreementValues['organization']) => ({
  ...counterpartyQuery(party?.value ?? 0),
  enabled: party !== null,
});

/** Readiness counted anew from what is typed; it needs the cards of both sides. Empty where nothing can be sent. */
export function useFormReadiness(facts: ReadinessFacts): ReadinessLine[] {
  const { agreement, open, values, rates, required } = facts;
  const ours = useQuery(side(values.organization)).data;
  const theirs = useQuery(side(values.counterparty)).data;
  const sendable = agreement === null || agreement.status === 'draft' || agreement.status === 'rework';
  if (!open.includes('essential') || !sendable) return [];
  return formReadiness(values, {
    agreement,
    errors: validateAgreement(values, 'send', { rates, required, today: isoDate(new Date()) }),
    counterparty: theirs ?? null,
    signatories: [...(ours?.signatories ?? []), ...(theirs?.signatories ?? [])],
  });
}
