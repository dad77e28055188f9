import { getGender, incline } from 'lvovich';
import type { Declined } from 'shared/contract/user/user';

export type PersonGender = 'male' | 'female';

/** A person whose name stands in documents. */
export interface NamedPerson {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  /** Guessed by the names when it is not known. */
  gender: PersonGender | null;
}

const partsOf = ({ last_name, first_name, middle_name }: NamedPerson) => ({
  last: last_name,
  first: first_name,
  ...(middle_name !== null && { middle: middle_name }),
});

/** The sex of a person as said, or as the name shows it; male when neither does, as the office is. */
export function genderOf(person: NamedPerson): PersonGender {
  return person.gender ?? (getGender(partsOf(person)) === 'female' ? 'female' : 'male');
}

/** The full name in the cases documents need; a suggestion, right for most names and wrong for some. */
export function declineName(person: NamedPerson): Declined {
  const known = { ...partsOf(person), gender: genderOf(person) };
  const inCase = (name: 'genitive' | 'dative') => {
    const { last, first, middle } = incline(known, name);
    return [last, first, middle]
      .filter((part) => part !== undefined && part !== null && part !== '')
      .join(' ');
  };
  return { genitive: inCase('genitive'), dative: inCase('dative') };
}

/** М. Д. Соколова, with no-break spaces, as a signature is decoded. */
export function initialsFirst({ last_name, first_name, middle_name }: NamedPerson): string {
  const initials = [first_name, middle_name ?? ''].flatMap((name) =>
    name === '' ? [] : [`${name[0] ?? ''}.`],
  );
  return [...initials, last_name].join('\u00a0');
}
