import type { Agreement } from 'shared/contract/agreement/agreement';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { fieldsOfForm, tableValues, tableWords, type FormValues } from 'shared/document-form';
import { isSumOfItems, itemsInForm, type ItemValues } from 'shared/document-items';
import type { Picked } from 'shared/form';

import { partiesInForm, type PartyLine } from '../../agreement/party-lines';

/** What the form asks for. «Бессрочно» is a rule of validity here, and its flag follows. */
export const FORM_FIELDS = fieldsOfForm(AGREEMENT_FIELDS);

/** The form of an agreement as it is typed. */
export type AgreementValues = Omit<FormValues<typeof FORM_FIELDS, ItemValues>, 'parties'> & {
  parties: readonly PartyLine[];
};
export type AgreementField = keyof AgreementValues;

const table = tableValues<typeof FORM_FIELDS, ItemValues, AgreementValues>(FORM_FIELDS, itemsInForm, {
  parties: partiesInForm,
});

/** The fields of the form in sentences, by their table. */
export const agreementWords = tableWords<AgreementValues>(FORM_FIELDS, 'Договор', itemsInForm, {
  parties: partiesInForm,
});

/** An empty form; whoever creates the agreement is responsible for it until said otherwise. */
export function emptyValues(responsible: Picked | null = null): AgreementValues {
  return { ...table.empty(), responsible };
}

/** The form of an agreement that is being changed. */
export function valuesOfAgreement(agreement: Agreement): AgreementValues {
  const values = table.valuesOf(agreement);
  return agreement.is_indefinite ? { ...values, validity_rule: 'indefinite' } : values;
}

/** Every field of the form as the wire takes it; the sum stays out when the server computes it from the lines. */
export function wireOfValues(values: AgreementValues): Record<string, unknown> {
  const { amount, ...wire } = table.wireOf(values);
  const isIndefinite = values.validity_rule === 'indefinite';
  // What holds for ever is not prolonged.
  const renewal = isIndefinite ? 'none' : values.renewal_type;
  return {
    ...wire,
    is_indefinite: isIndefinite,
    ...(isIndefinite && { end_date: null, renewal_type: 'none' }),
    ...(renewal !== 'auto' && { renewal_months: null, renewal_limit: null }),
    ...(values.vat_mode === 'none' && { vat_rate_id: null }),
    ...(!isSumOfItems(values) && { amount: values.amount_type === 'none' ? null : amount }),
  };
}

/** The form's name of a field of the wire. */
export function fieldOf(wireName: string): string {
  return wireName === 'is_indefinite' ? 'validity_rule' : agreementWords.fieldOf(wireName);
}
