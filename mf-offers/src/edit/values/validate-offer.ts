import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import type { Field } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/required-field';
import type { Goal } from 'shared/document-form';
import { errorsOfItems } from 'shared/document-items';
import type { FieldErrors } from 'shared/form';

import type { OfferValues } from './offer-values';

type OfferField = keyof OfferValues;

const ALWAYS: readonly OfferField[] = ['offer_date', 'title', 'responsible', 'organization'];

/** Fields without which the goal is out of reach. */
export function neededFields(values: OfferValues, goal: Goal): OfferField[] {
  const isLead = values.counterparty_name.trim() !== '';
  const sum: OfferField[] = goal === 'send' && values.items.length === 0 ? ['amount'] : [];
  return [...ALWAYS, ...(isLead ? [] : (['counterparty'] as const)), ...sum];
}

function boundFault(field: Field, value: unknown): string | null {
  if (typeof value !== 'string' || value === '') return null;
  if (field.kind === 'whole') {
    return Number(value) < field.min || Number(value) > field.max ? field.message : null;
  }
  const isText = field.kind === 'text' || field.kind === 'long_text';
  return isText && value.trim().length > field.max ? `Не длиннее ${String(field.max)} знаков` : null;
}

const isEmpty = (value: unknown) => value === null || (typeof value === 'string' && value.trim() === '');

/** What stands in the way of the goal: field path → sentence. The server checks the same again and has the last word. */
export function validateOffer(values: OfferValues, goal: Goal): FieldErrors {
  const errors: Record<string, string> = { ...errorsOfItems(values.items) };
  for (const [name, field] of Object.entries(OFFER_FIELDS) as [OfferField, Field][]) {
    const fault = boundFault(field, values[name]);
    if (fault !== null) errors[name] = fault;
  }
  const { offer_date: from, valid_until: until, organization, counterparty } = values;
  if (from !== null && until !== null && until < from) errors.valid_until = 'Раньше даты предложения';
  if (organization !== null && organization.value === counterparty?.value) {
    errors.counterparty = 'Контрагент и своя организация не могут совпадать';
  }
  for (const field of neededFields(values, goal)) if (isEmpty(values[field])) errors[field] = REQUIRED_FIELD;
  return errors;
}
