import type { Agreement } from 'shared/contract/agreement/agreement';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_SECTION_LABELS } from 'shared/contract/agreement/agreement.fields';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { sendingOf, type FormDefinition, type FormDraftContent } from 'shared/document-form';
import { formWithItems } from 'shared/document-items';

import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { paths } from '../paths';
import {
  type AgreementValues,
  agreementWords,
  emptyValues,
  fieldOf,
  FORM_FIELDS,
  valuesOfAgreement,
  wireOfValues,
} from './values/agreement-values';

/** A draft of the time when an agreement had fewer fields: those it knows nothing of are as in an empty form. */
function completed(content: unknown): FormDraftContent<AgreementValues> {
  const draft = content as FormDraftContent<Partial<AgreementValues>>;
  return {
    ...draft,
    values: { ...emptyValues(), ...draft.values },
    base: { ...emptyValues(), ...draft.base },
  };
}

/** The form of an agreement: its fields, its words and how they come from the wire and go back. */
export const agreementForm: FormDefinition<Agreement, AgreementValues> = {
  kind: 'agreement',
  resource: 'agreements',
  noun: AGREEMENT_NOUN,
  register: { title: 'Договоры', path: paths.agreements },
  paths: { card: paths.agreement },
  name: agreementName,
  draft: { name: 'agreement', version: 3, migrations: { 2: completed } },
  sections: AGREEMENT_SECTION_LABELS,
  fields: FORM_FIELDS,
  valuesOf: valuesOfAgreement,
  wireOf: wireOfValues,
  fieldOf,
  titleOf: agreementWords.titleOf,
  describe: agreementWords.describe,
  ...formWithItems<Agreement, AgreementValues>(agreementWords),
  sending: (agreement) => sendingOf(AGREEMENT_WORKFLOW.actions, agreement.available_actions),
};
