const wordsOf = (text: string) =>
  text
    .toLocaleLowerCase('ru')
    .replaceAll('ё', 'е')
    .split(/[\s-]+/)
    .filter(Boolean);

/** Letters by which endings of one word differ at most: «отец» and «отцами». */
const ENDING = 4;

/** Letters at the end of the shorter form that may not be those of the other one: «Заяц» and «Зайца», «Лев» and «Льва». */
const CHANGED = 2;

function sharedBeginning(one: string, other: string): number {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) if (one[at] !== other[at]) return at;
  return length;
}

/** True when the words are the same in another case, as far as their beginnings and lengths tell. */
export function isAnotherCase(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every((word, at) => {
      const right = others[at] ?? '';
      const shorter = Math.min(word.length, right.length);
      return (
        sharedBeginning(word, right) >= Math.max(1, shorter - CHANGED) &&
        Math.abs(word.length - right.length) <= ENDING
      );
    })
  );
}
