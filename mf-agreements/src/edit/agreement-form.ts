import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { sendingOf, type FormDefinition } from 'shared/document-form';
import { itemLines, withoutBlankItems } from 'shared/document-items';

import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { agreementName } from '../agreement/agreement.labels';
import { paths } from '../paths';
import { AGREEMENT_FIELDS, FORM_SECTION_LABELS } from './values/agreement-fields.labels';
import type { AgreementField, AgreementValues } from './values/agreement-values';
import { describeField } from './values/describe-field';
import { fieldTitle, formFieldOf } from './values/field-names';
import { valuesOfAgreement } from './values/values-of-agreement';
import { isSumOfItems, wireOfValues } from './values/wire-of-values';

/** What a reader sees as the same: choices by the record they name, whatever it is called today. */
function same(field: AgreementField, left: AgreementValues, right: AgreementValues): boolean | undefined {
  // The sum follows from the lines: the lines are asked about, not it.
  if (field === 'amount' && isSumOfItems(left) && isSumOfItems(right)) return true;
  const [mine, theirs] = [left[field], right[field]];
  if (typeof mine !== 'object' || typeof theirs !== 'object' || mine === null || theirs === null)
    return undefined;
  return 'value' in mine && 'value' in theirs ? mine.value === theirs.value : undefined;
}

/** The form of an agreement: its fields, its words and how they come from the wire and go back. */
export const agreementForm: FormDefinition<Agreement, AgreementValues> = {
  kind: 'agreement',
  resource: 'agreements',
  noun: AGREEMENT_NOUN,
  register: { title: 'Договоры', path: paths.agreements },
  paths: { card: paths.agreement },
  name: agreementName,
  draft: { name: 'agreement', version: 1 },
  sections: FORM_SECTION_LABELS,
  fields: AGREEMENT_FIELDS,
  valuesOf: valuesOfAgreement,
  wireOf: wireOfValues,
  fieldOf: formFieldOf,
  titleOf: fieldTitle,
  describe: describeField,
  same,
  lines: itemLines<AgreementValues>(),
  tidy: ({ items }) => {
    const kept = withoutBlankItems(items);
    return kept === items ? null : { items: kept };
  },
  sending: (agreement) => sendingOf(AGREEMENT_WORKFLOW.actions, agreement.available_actions),
};
