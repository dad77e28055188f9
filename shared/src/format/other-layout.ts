const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

const toRussian = new Map([...LATIN].map((letter, index) => [letter, RUSSIAN.charAt(index)]));
const toLatin = new Map([...RUSSIAN].map((letter, index) => [letter, LATIN.charAt(index)]));

const convert = (text: string, table: ReadonlyMap<string, string>) =>
  [...text.toLowerCase()].map((letter) => table.get(letter) ?? letter).join('');

/** The same keys in the other layout: «ljujdjh» → «договор», «ыруьсрут» → «shenmchen»; null when nothing changes. */
export function otherLayout(text: string): string | null {
  const hasRussian = /[а-яё]/i.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasRussian === hasLatin) return null;
  const converted = convert(text, hasLatin ? toRussian : toLatin);
  return converted === text.toLowerCase() ? null : converted;
}
