import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS, ADDENDUM_SECTION_LABELS } from 'shared/contract/addendum/addendum.fields';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { sendingOf, type FormDefinition, type FormDraftContent, type LinesField } from 'shared/document-form';

import { paths } from '../../paths';
import { ADDENDUM_NOUN, addendumName, kindsText } from '../addendum/addendum.labels';
import { changeText, contentOf, type ChangeLine } from '../changes/change-lines';
import { type AddendumValues, addendumWords, valuesOf, wireOf } from './addendum-values';

const changeLines: LinesField<AddendumValues, ChangeLine> = {
  field: 'changes',
  linesOf: ({ changes }) => changes,
  withLines: (values, changes) => ({ ...values, changes }),
  idOf: ({ id }) => id,
  contentOf,
  adopt: (line, { id, key }) => ({ ...line, id, key }),
  describe: changeText,
};

/** A draft of the time when an addendum had no typed changes. */
function withChanges(content: unknown): FormDraftContent<AddendumValues> {
  const draft = content as FormDraftContent<Omit<AddendumValues, 'changes'>>;
  return {
    ...draft,
    values: { ...draft.values, changes: [] },
    base: { ...draft.base, changes: [] },
  };
}

const NO_ORIGINAL = {
  originals_status: 'not_required',
  originals_sent_at: null,
  originals_due_at: null,
  originals_received_at: null,
  storage_place: '',
} as const;

/** A draft of the time when an addendum knew nothing of its signed original. */
function withOriginal(content: unknown): FormDraftContent<AddendumValues> {
  const draft = content as FormDraftContent<Omit<AddendumValues, keyof typeof NO_ORIGINAL>>;
  return {
    ...draft,
    values: { ...draft.values, ...NO_ORIGINAL },
    base: { ...draft.base, ...NO_ORIGINAL },
  };
}

/** The form of an addendum: its fields, its words and how they come from the wire and go back. */
export const addendumForm: FormDefinition<Addendum, AddendumValues> = {
  kind: 'addendum',
  resource: 'addendums',
  noun: ADDENDUM_NOUN,
  register: { title: 'Доп. соглашения', path: paths.addendums },
  paths: { card: paths.addendum },
  name: addendumName,
  draft: { name: 'addendum', version: 3, migrations: { 1: withChanges, 2: withOriginal } },
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
