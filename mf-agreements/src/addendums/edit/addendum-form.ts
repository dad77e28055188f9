import type { Addendum } from 'shared/contract/addendum';
import { ADDENDUM_FIELDS, ADDENDUM_SECTION_LABELS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { sendingOf, type FormDefinition } from 'shared/document-form';

import { paths } from '../../paths';
import { ADDENDUM_NOUN, addendumName, kindsText } from '../addendum/addendum.labels';
import { type AddendumValues, addendumWords, valuesOf, wireOf } from './addendum-values';

/** The form of an addendum: its fields, its words and how they come from the wire and go back. */
export const addendumForm: FormDefinition<Addendum, AddendumValues> = {
  kind: 'addendum',
  resource: 'addendums',
  noun: ADDENDUM_NOUN,
  register: { title: 'Доп. соглашения', path: paths.addendums },
  paths: { card: paths.addendum },
  name: addendumName,
  draft: { name: 'addendum', version: 1 },
  sections: ADDENDUM_SECTION_LABELS,
  fields: ADDENDUM_FIELDS,
  valuesOf,
  wireOf,
  fieldOf: addendumWords.fieldOf,
  titleOf: addendumWords.titleOf,
  describe: (field, values) =>
    field === 'kinds' ? kindsText(values.kinds) : addendumWords.describe(field, values),
  same: addendumWords.same,
  sending: (addendum) => sendingOf(ADDENDUM_WORKFLOW.actions, addendum.available_actions),
};
