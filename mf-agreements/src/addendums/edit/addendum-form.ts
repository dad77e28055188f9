import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS, ADDENDUM_SECTION_LABELS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { sendingOf, type FormDefinition, type FormDraftContent, type LinesField } from 'shared/document-form';

import { paths } from '../../paths';
import { ADDENDUM_NOUN, addendumName, kindsText } from '../addendum/addendum.labels';
import { changeText, contentOf, type ChangeLine } from '../changes/change-lines';
import { type AddendumValues, addendumWords, empty, valuesOf, wireOf } from './addendum-values';

const changeLines: LinesField<AddendumValues, ChangeLine> = {
  field: 'changes',
  linesOf: ({ changes }) => changes,
  withLines: (values, changes) => ({ ...values, changes }),
  idOf: ({ id }) => id,
  contentOf,
  adopt: (line, { id, key }) => ({ ...line, id, key }),
  describe: changeText,
};

/** A draft of the time when an addendum had fewer fields: those it knows nothing of are as in an empty form. */
function completed(content: unknown): FormDraftContent<AddendumValues> {
  const draft = content as FormDraftContent<Partial<AddendumValues>>;
  return { ...draft, values: { ...empty(), ...draft.values }, base: { ...empty(), ...draft.base } };
}

/** The form of an addendum: its fields, its words and how they come from the wire and go back. */
export const addendumForm: FormDefinition<Addendum, AddendumValues> = {
  kind: 'addendum',
  resource: 'addendums',
  noun: ADDENDUM_NOUN,
  register: { title: 'Доп. соглашения', path: paths.addendums },
  paths: { card: paths.addendum },
  name: addendumName,
  draft: { name: 'addendum', version: 4, migrations: { 1: completed, 2: completed, 3: completed } },
  sections: ADDENDUM_SECTION_LABELS,
  fields: ADDENDUM_FIELDS,
  valuesOf,
  wireOf,
  fieldOf: addendumWords.fieldOf,
  titleOf: addendumWords.titleOf,
  describe: (field, values) =>
    field === 'kinds' ? kindsText(values.kinds) : addendumWords.describe(field, values),
  same: addendumWords.same,
  lines: changeLines,
  sending: (addendum) => sendingOf(ADDENDUM_WORKFLOW.actions, addendum.available_actions),
};
