import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { PERSON_TEXTS, personFault, type PersonText } from 'shared/contract/session/person';

/** What every account needs; not everybody has a middle name. */
const NEEDED: readonly PersonText[] = ['last_name', 'first_name', 'email'];
export const NEEDED_FIELDS: ReadonlySet<string> = new Set(NEEDED);

/** What is wrong with the names and the address that were typed, all at once: field → sentence. */
export function personErrors(typed: Readonly<Partial<Record<PersonText, string>>>) {
  const errors: Partial<Record<PersonText, string>> = {};
  for (const field of PERSON_TEXTS) {
    const text = typed[field];
    if (text === undefined) continue;
    const fault = text.trim() === '' && NEEDED.includes(field) ? REQUIRED_FIELD : personFault(field, text);
    if (fault !== null) errors[field] = fault;
  }
  return errors;
}
