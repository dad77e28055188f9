import { BEGINS, type SearchedWord } from './searched-word';

/** Shorter words are a slip away from too many others. */
const SHORTEST = 5;
/** As much of a word as says something by itself. */
const SHORTEST_STEM = 4;

/** What people write a name with; a number that differs by a digit is another number. */
const LETTERS = /^[а-яa-z][а-яa-z-]+$/;

export const mayHaveSlip = ({ word, stem }: SearchedWord) =>
  word.length >= SHORTEST && stem.length >= SHORTEST_STEM && LETTERS.test(word);

const LETTER = '[а-яa-z-]';

/** The two halves of a word, one of which a slip leaves as it is, and what a word around that half looks like. */
export function intactHalves(stem: string): { half: string; around: string }[] {
  // Words are told by how they begin; many end alike, so the end has to be the longer half.
  const middle = Math.floor((stem.length - 1) / 2);
  // A letter between the halves belongs to neither: it may have changed places with one of either.
  const behind = Math.min(middle + 1, stem.length - 3);
  const [head, tail] = [stem.slice(0, Math.max(middle, 3)), stem.slice(behind)];
  return [
    { half: head, around: `${BEGINS}${head}` },
    { half: tail, around: `${BEGINS}${LETTER}{${String(behind - 1)},${String(behind + 1)}}${tail}` },
  ];
}

/** True for words that differ by one letter too many, missing or wrong, or by two neighbours that changed places. */
export function isOneSlipAway(typed: string, meant: string): boolean {
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const [left, right] = [typed.slice(start), meant.slice(start)];
  if (left === right) return false;
  const swapped = `${left[1] ?? ''}${left[0] ?? ''}${left.slice(2)}`;
  return [
    left.slice(1) === right,
    left === right.slice(1),
    left.slice(1) === right.slice(1),
    swapped === right,
  ].includes(true);
}

const beginsOneSlipAway = (stem: string, word: string) =>
  [-1, 0, 1].some((longer) => isOneSlipAway(stem, word.slice(0, stem.length + longer)));

function mostFrequent(words: readonly string[]): string | null {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const [first] = [...counts].sort(([, left], [, right]) => right - left);
  return first?.[0] ?? null;
}

/** The words of a text; of «экскаватора-погрузчика» the whole and each of its parts. */
const wordsIn = (text: string) =>
  text.split(/[^\p{L}\p{N}-]+/u).flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : word));

/**
 * The word that was meant, out of texts that hold a half of it: one as long, or one that begins so, for a name may be
 * declined or not typed to its end. Null where the word stands as it is, or none is a single slip away.
 */
export function meantWord({ word, stem }: SearchedWord, texts: readonly string[]): string | null {
  if (texts.some((text) => text.includes(stem))) return null;
  const words = texts.flatMap(wordsIn).filter((known) => LETTERS.test(known));
  return (
    mostFrequent(words.filter((known) => isOneSlipAway(word, known))) ??
    mostFrequent(words.filter((known) => beginsOneSlipAway(stem, known)))
  );
}
