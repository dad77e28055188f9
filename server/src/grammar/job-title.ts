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
