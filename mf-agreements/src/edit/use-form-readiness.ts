import { businessDay } from 'shared/contract/calendar/business-day';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { VatRate } from 'shared/contract/books/handbook';
import type { FieldGroup } from 'shared/contract/record/field-table';
import type { ReadinessLine } from 'shared/document';
import { useQuery } from 'shared/query';

import { useSideReadiness, type ChosenSide } from '../agreement/side-readiness';
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

/** Whom the agreement is made with as it is typed: the second side, then the further ones. */
function sidesOf({ counterparty, parties }: AgreementValues): ChosenSide[] {
  const further = parties.flatMap(({ counterparty: side, role_name: role }) =>
    side === null ? [] : [{ id: side.value, role: role.trim() === '' ? 'роль не указана' : role.trim() }],
  );
  return counterparty === null ? further : [{ id: counterparty.value, role: null }, ...further];
}

/** Readiness counted anew from what is typed; it needs the cards of all sides. Empty where nothing can be sent. */
export function useFormReadiness(facts: ReadinessFacts): ReadinessLine[] {
  const { agreement, open, values, rates, required } = facts;
  const ours = useQuery(side(values.organization)).data;
  const theirs = useQuery(side(values.counterparty)).data;
  const sides = useSideReadiness(sidesOf(values));
  const sendable = agreement === null || agreement.status === 'draft' || agreement.status === 'rework';
  if (!open.includes('essential') || !sendable) return [];
  return formReadiness(values, {
    agreement,
    errors: validateAgreement(values, 'send', { rates, required, today: businessDay() }),
    sides,
    signatories: [...(ours?.signatories ?? []), ...(theirs?.signatories ?? [])],
  });
}
