import type { User } from 'shared/contract/user/user';
import { PERSON_TEXTS } from 'shared/contract/session/person';
import { USER_FIELDS, USER_SECTION_LABELS } from 'shared/contract/user/user.fields';
import { tableValues, tableWords, type FormDefinition, type FormValues } from 'shared/document-form';
import type { FieldErrors } from 'shared/form';
import { shortName } from 'shared/format';

import { paths } from '../../paths';
import { personErrors } from '../person-errors';
import { USER_NOUN, USERS_REGISTER } from '../user-noun';

export type UserValues = FormValues<typeof USER_FIELDS, never>;
export type UserFieldName = keyof UserValues;

const values = tableValues<typeof USER_FIELDS, never>(USER_FIELDS);
export const userWords = tableWords<UserValues>(USER_FIELDS, 'Сотрудник');

const named = (id: number | null, name: string | null) => (id === null ? null : { id, name: name ?? '' });

/** The card names what it refers to by words; the form needs records. */
const recordOf = (user: User) => ({
  ...user,
  job_title: named(user.job_title_id, user.job_title),
  department: named(user.department_id, user.department_name),
});

/** A name or an address that stands as it was is not judged anew: whoever mends a phone need not answer for it. */
function typedAnew(typed: UserValues, user: User) {
  const same = PERSON_TEXTS.filter((field) => typed[field] === (user[field] ?? ''));
  return personErrors({ ...typed, ...Object.fromEntries(same.map((field) => [field, undefined])) });
}

/** What stands in the way of saving: field → sentence. The server has the last word. */
export function validateUser(typed: UserValues, user: User): FieldErrors {
  return { ...userWords.boundFaults(typed), ...typedAnew(typed, user) };
}

const fields = Object.fromEntries(
  Object.entries(USER_FIELDS).map(([name, { label, section }]) => [name, { label, section }]),
) as Record<UserFieldName, { label: string; section: string }>;

/** The form of an employee: its fields, its words and how they come from the wire and go back. */
export const userForm: FormDefinition<User, UserValues> = {
  kind: 'user',
  resource: 'users',
  noun: USER_NOUN,
  register: USERS_REGISTER,
  paths: { card: paths.user },
  name: shortName,
  draft: { name: 'user', version: 1 },
  sections: USER_SECTION_LABELS,
  fields,
  valuesOf: (user) => values.valuesOf(recordOf(user)),
  wireOf: (typed) => values.wireOf(typed),
  fieldOf: userWords.fieldOf,
  titleOf: userWords.titleOf,
  describe: userWords.describe,
  same: userWords.same,
};

export const emptyUser = values.empty;
export const USER_SECTIONS = Object.keys(USER_SECTION_LABELS);
