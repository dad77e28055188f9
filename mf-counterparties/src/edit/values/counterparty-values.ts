import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { tableValues, tableWords, type FormValues } from 'shared/document-form';
import type { Picked } from 'shared/form';

/** The form of a counterparty as it is typed. */
export type CounterpartyValues = FormValues<typeof COUNTERPARTY_FIELDS>;
export type CounterpartyFieldName = keyof CounterpartyValues;

export const { empty, valuesOf, wireOf } = tableValues(COUNTERPARTY_FIELDS);

/** The fields of the form in sentences, by their table. */
export const counterpartyWords = tableWords<CounterpartyValues>(COUNTERPARTY_FIELDS, null);

/** An empty form of a partner or an own organisation, most of which are companies. */
export function emptyValues(given: { is_own: boolean; responsible: Picked }): CounterpartyValues {
  return { ...empty(), ...given, type: 'legal' };
}
