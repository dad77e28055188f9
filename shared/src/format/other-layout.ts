const LATIN = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const RUSSIAN = 'ёйцукенгшщзхъфывапролджэячсмитьбю';

// Keys that hold no Latin letter have no capital in `toLowerCase` either; «/» of the Russian layout is «|» of the other.
const SHIFTED = '~{}:"<>|';

const toRussian = new Map(
  [...LATIN, ...SHIFTED].map((letter, index) => [letter, (RUSSIAN + 'ёхъжэбю/').charAt(index)]),
);
const toLatin = new Map([...RUSSIAN].map((letter, index) => [letter, LATIN.charAt(index)]));

const convert = (text: string, table: ReadonlyMap<string, string>) =>
  [...text.toLowerCase()].map((letter) => table.get(letter) ?? letter).join('');

/** The same keys in the other layout: «ljujdjh» → «договор», «ыруьсрут» → «shenmchen»; null when nothing changes or only signs are left. */
export function otherLayout(text: string): string | null {
  const hasRussian = /[а-яё]/i.test(text);
  const hasLatin = /[a-z]/i.test(text);
  if (hasRussian === hasLatin) return null;
  const converted = convert(text, hasLatin ? toRussian : toLatin);
  return converted === text.toLowerCase() || !/[\p{L}\d]/u.test(converted) ? null : converted;
}
