import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { isEmpty } from 'shared/contract/record/is-empty';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { tableValues, tableWords, type FormValues, type Goal } from 'shared/document-form';
import type { FieldErrors, Picked } from 'shared/form';

import { changeFaults, changesInForm, changeWords, type ChangeLine } from '../changes/change-lines';

/** The form of an addendum as it is typed. */
export type AddendumValues = FormValues<typeof ADDENDUM_FIELDS, ChangeLine>;

export const { empty, valuesOf, wireOf } = tableValues<typeof ADDENDUM_FIELDS, ChangeLine>(
  ADDENDUM_FIELDS,
  changesInForm,
);

/** The fields of the form in sentences, by their table. */
export const addendumWords = tableWords<AddendumValues>(ADDENDUM_FIELDS, 'Соглашение', changeWords);

/** An empty form; whoever writes the addendum is responsible for it until said otherwise. */
export function emptyValues(given: { agreement: Picked | null; responsible: Picked }): AddendumValues {
  return { ...empty(), ...given };
}

type AddendumField = keyof AddendumValues;
const ALWAYS: readonly AddendumField[] = ['agreement', 'title', 'kinds', 'responsible'];
const TO_SEND: readonly AddendumField[] = ['effective_from', 'summary'];

/** Fields without which the goal is out of reach. */
export const neededFields = (goal: Goal): readonly AddendumField[] =>
  goal === 'send' ? [...ALWAYS, ...TO_SEND] : ALWAYS;

/** What stands in the way of the goal: field → sentence. The server checks the same again and has the last word. */
export function validateAddendum(values: AddendumValues, goal: Goal): FieldErrors {
  const { effective_from: from, effective_to: to } = values;
  const isReversed = from !== null && to !== null && to < from;
  const empties = neededFields(goal).filter((field) => isEmpty(values[field]));
  return {
    ...addendumWords.boundFaults(values),
    ...changeFaults(values.changes),
    ...(isReversed && { effective_to: 'Раньше дня «Действует с»' }),
    ...Object.fromEntries(empties.map((field) => [field, REQUIRED_FIELD])),
  };
}
