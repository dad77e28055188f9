import { isEmpty } from 'shared/contract/record/is-empty';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { Goal } from 'shared/document-form';
import { errorsOfItems } from 'shared/document-items';
import type { FieldErrors } from 'shared/form';

import { offerWords } from './offer-words';
import type { OfferValues } from './offer-values';

type OfferField = keyof OfferValues;

const ALWAYS: readonly OfferField[] = ['offer_date', 'title', 'responsible', 'organization'];

/** Fields without which the goal is out of reach. */
export function neededFields(values: OfferValues, goal: Goal): OfferField[] {
  const isLead = values.counterparty_name.trim() !== '';
  const sum: OfferField[] = goal === 'send' && values.items.length === 0 ? ['amount'] : [];
  return [...ALWAYS, ...(isLead ? [] : (['counterparty'] as const)), ...sum];
}

/** What stands in the way of the goal: field path → sentence. The server checks the same again and has the last word. */
export function validateOffer(values: OfferValues, goal: Goal): FieldErrors {
  const { offer_date: from, valid_until: until, organization, counterparty } = values;
  const isReversed = from !== null && until !== null && until < from;
  const isOneParty = organization !== null && organization.value === counterparty?.value;
  const empty = neededFields(values, goal).filter((field) => isEmpty(values[field]));
  return {
    ...errorsOfItems(values.items),
    ...offerWords.boundFaults(values),
    ...(isReversed && { valid_until: 'Раньше даты предложения' }),
    ...(isOneParty && { counterparty: 'Контрагент и своя организация не могут совпадать' }),
    ...Object.fromEntries(empty.map((field) => [field, REQUIRED_FIELD])),
  };
}
