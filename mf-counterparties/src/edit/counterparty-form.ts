import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import {
  COUNTERPARTY_FIELDS,
  COUNTERPARTY_SECTION_LABELS,
} from 'shared/contract/counterparty/counterparty.fields';
import type { FormDefinition } from 'shared/document-form';
import { counterpartyName } from 'shared/format';

import { COUNTERPARTY_NOUN, registerOf } from '../counterparty/counterparty-noun';
import { paths } from '../paths';
import { type CounterpartyValues, counterpartyWords, valuesOf, wireOf } from './values/counterparty-values';

/** The form of a counterparty: its fields, its words and how they come from the wire and go back. */
export const counterpartyForm = (isOwn: boolean): FormDefinition<Counterparty, CounterpartyValues> => ({
  kind: 'counterparty',
  resource: 'counterparties',
  noun: COUNTERPARTY_NOUN,
  register: registerOf(isOwn),
  paths: { card: paths.counterparty },
  name: (company) => counterpartyName(company),
  draft: { name: isOwn ? 'organization' : 'partner', version: 1 },
  sections: COUNTERPARTY_SECTION_LABELS,
  fields: COUNTERPARTY_FIELDS,
  valuesOf,
  wireOf,
  fieldOf: counterpartyWords.fieldOf,
  titleOf: counterpartyWords.titleOf,
  describe: counterpartyWords.describe,
  same: counterpartyWords.same,
});
