import { getGender, incline } from 'lvovich';

export type PersonGender = 'male' | 'female';

/** A person whose name stands in a contract. */
export interface NamedPerson {
  last_name: string;
  first_name: string;
  middle_name: string | null;
  gender: PersonGender | null;
}

const named = (person: NamedPerson) => ({
  last: person.last_name,
  first: person.first_name,
  middle: person.middle_name ?? '',
  gender: person.gender ?? undefined,
});

/** The sex of a person as said, or as the name shows it; male when neither does, as the office is. */
export function genderOf(person: NamedPerson): PersonGender {
  if (person.gender !== null) return person.gender;
  return getGender({ ...named(person) }) === 'female' ? 'female' : 'male';
}

/** The full name in the genitive, «в лице Соколовой Марии Дмитриевны»; a suggestion that people may override. */
export function genitiveName(person: NamedPerson): string {
  const { last, first, middle } = incline({ ...named(person), gender: genderOf(person) }, 'genitive');
  return [last, first, middle].filter((part) => part !== undefined && part !== '').join(' ');
}

/** М. Д. Соколова, with no-break spaces, as a signature is decoded. */
export function initialsFirst({ last_name, first_name, middle_name }: NamedPerson): string {
  const initials = [first_name, middle_name ?? ''].flatMap((name) =>
    name === '' ? [] : [`${name[0] ?? ''}.`],
  );
  return [...initials, last_name].join('\u00a0');
}

const ADJECTIVES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[гкх])ий$/, 'ого'],
  [/ый$/, 'ого'],
  [/ой$/, 'ого'],
  [/ний$/, 'него'],
  [/ий$/, 'его'],
  [/ая$/, 'ой'],
  [/щийся$/, 'щегося'],
];
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/ия$/, 'ии'],
  [/(?<=[гкхжчшщ])а$/, 'и'],
  [/а$/, 'ы'],
  [/я$/, 'и'],
  [/[ьй]$/, 'я'],
  [/(?<=[бвгджзклмнпрстфхцчшщ])$/, 'а'],
];

const isAdjective = (word: string) => /(?:[ыио]й|ая|щийся)$/i.test(word) && word.length > 4;

function declined(word: string, endings: readonly (readonly [RegExp, string])[]): string {
  const ending = endings.find(([pattern]) => pattern.test(word));
  return ending === undefined ? word : word.replace(ending[0], ending[1]);
}

/**
 * A job title in the genitive, «генерального директора»: the adjectives in front and the noun they belong to; what
 * follows is in its case already. A suggestion that people may override.
 */
export function genitiveTitle(title: string): string {
  const words = title.trim().split(/\s+/);
  const noun = words.findIndex((word) => !isAdjective(word));
  return words
    .map((word, at) => {
      if (at > noun && noun >= 0) return word;
      return word
        .split('-')
        .map((part) => declined(part, at === noun ? NOUNS : ADJECTIVES))
        .join('-');
    })
    .join(' ');
}
