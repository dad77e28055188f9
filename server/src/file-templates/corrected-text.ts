import type { FilledTag } from 'shared/contract/file-template/file-template';

const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase('ru')
    .split(/[\s-]+/)
    .filter(Boolean);

/** Letters by which endings of one word differ at most: «отец» and «отцами». */
const ENDING = 4;

/** True when the words are the same in another case, as far as their beginnings and lengths tell. */
function isAnotherCase(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const right = others[at] ?? '';
      return word[0] === right[0] && Math.abs(word.length - right.length) <= ENDING;
    })
  );
}

/**
 * True when what was put right by hand says other things than the record does: a text with it is no longer the company's
 * template filled in. A name that a rule has declined may be declined otherwise.
 */
export function saysOtherThings(
  told: readonly FilledTag[],
  given: Readonly<Record<string, string>>,
): boolean {
  const known = new Map(told.map((one) => [one.tag, one]));
  return Object.entries(given).some(([tag, text]) => {
    const { value = '', is_declined: isDeclined = false } = known.get(tag) ?? {};
    return text !== value && !(isDeclined && isAnotherCase(value, text));
  });
}
