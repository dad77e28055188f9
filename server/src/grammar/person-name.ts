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

/** A patronymic shows the sex without doubt, where the library is unsure of a name such as Любовь. */
function genderOfMiddle(middle: string | null): PersonGender | null {
  if (middle === null) return null;
  if (/(?:вна|чна|кызы)$/i.test(middle)) return 'female';
  return /(?:ич|оглы)$/i.test(middle) ? 'male' : null;
}

/** The sex of a person as said, or as the name shows it; male when neither does, as the office is. */
export function genderOf(person: NamedPerson): PersonGender {
  const shown = person.gender ?? genderOfMiddle(person.middle_name);
  return shown ?? (getGender(partsOf(person)) === 'female' ? 'female' : 'male');
}

type NameCase = 'genitive' | 'dative';

/** Names of women with a soft end that the library leaves as they are. */
const SOFT = ['Любовь', 'Нинель', 'Рахиль', 'Эсфирь', 'Юдифь', 'Руфь', 'Адель', 'Ассоль'];

/**
 * A woman's name with a hard end stands in every case as it is: Шинейд О’Коннор, Любовь Цой. Without a patronymic the
 * library takes it for a man's.
 */
const isFixed = (name: string, gender: PersonGender) =>
  gender === 'female' && !name.includes('-') && /[бвгджзйклмнпрстфхцчшщ]$/i.test(name);

/** The first name where the library does not know the case; null where it does. */
function softFirst(first: string, gender: PersonGender): string | null {
  if (isFixed(first, gender)) return first;
  return gender === 'female' && SOFT.includes(first) ? `${first.slice(0, -1)}и` : null;
}

/** The surname where the library does not know the case: Зайца, Гуся; null where it does. */
function hardLast(
  last: string,
  given: { gender: PersonGender; wanted: NameCase; declined: string },
): string | null {
  const { gender, wanted, declined } = given;
  if (isFixed(last, gender)) return last;
  if (gender !== 'male') return null;
  if (/^заяц$/i.test(last)) return `${last.slice(0, 2)}йц${wanted === 'genitive' ? 'а' : 'у'}`;
  const isLeft = last.endsWith('ь') && declined === last;
  return isLeft ? `${last.slice(0, -1)}${wanted === 'genitive' ? 'я' : 'ю'}` : null;
}

/** The full name in the cases documents need; a suggestion, right for most names and wrong for some. */
export function declineName(person: NamedPerson): Declined {
  const gender = genderOf(person);
  const known = { ...partsOf(person), gender };
  const inCase = (wanted: NameCase) => {
    const { last, first, middle } = incline(known, wanted);
    const surname =
      hardLast(person.last_name, { gender, wanted, declined: last ?? person.last_name }) ?? last;
    return [surname, softFirst(person.first_name, gender) ?? first, middle]
      .filter((part) => part !== undefined && part !== null && part !== '')
      .join(' ');
  };
  return { genitive: inCase('genitive'), dative: inCase('dative') };
}

/** The person whose name a text ends with, surname first: «Индивидуальный предприниматель Петров Сергей Иванович». */
export function personNamedIn(text: string): NamedPerson | null {
  const words = text.trim().split(/\s+/);
  const from = words.findLastIndex((word) => !/^\p{Lu}[\p{L}’'-]*$/u.test(word)) + 1;
  const [last_name, first_name, middle_name = null] = words.slice(from).slice(-3);
  if (last_name === undefined || first_name === undefined) return null;
  return { last_name, first_name, middle_name, gender: null };
}

/** М. Д. Соколова, with no-break spaces, as a signature is decoded. */
export function initialsFirst({ last_name, first_name, middle_name }: NamedPerson): string {
  const initials = [first_name, middle_name ?? ''].flatMap((name) =>
    name === '' ? [] : [`${name[0] ?? ''}.`],
  );
  return [...initials, last_name].join('\u00a0');
}
