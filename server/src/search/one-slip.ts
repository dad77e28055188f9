import type { SearchedWord } from './searched-word';

/** Shorter words are a slip away from too many others. */
const SHORTEST = 5;
/** As much of a word as says something by itself. */
const SHORTEST_STEM = 4;

/** What people write a name with; a number that differs by a digit is another number. */
const LETTERS = /^[а-яa-z][а-яa-z-]+$/;

export const mayHaveSlip = ({ word, stem }: SearchedWord) =>
  word.length >= SHORTEST && stem.length >= SHORTEST_STEM && LETTERS.test(word);

/** The two halves of a stem, one of which a slip leaves as it is, and what a word with that half in its place looks like. */
export function intactHalves(stem: string): { half: string; around: string }[] {
  // Words are told by how they begin; many end alike, so the end has to be the longer half.
  const middle = Math.floor((stem.length - 1) / 2);
  // A letter between the halves belongs to neither: it may have changed places with one of either.
  const behind = Math.min(middle + 1, stem.length - 3);
  const [head, tail] = [stem.slice(0, Math.max(middle, 3)), stem.slice(behind)];
  return [
    { half: head, around: `^${head}` },
    { half: tail, around: `^.{${String(behind - 1)},${String(behind + 1)}}${tail}` },
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

/**
 * The words that may have been meant, the likeliest first, out of those that are spelled somewhere: as long as the typed
 * one, or beginning so, for a name may be declined or not typed to its end. The typed word itself, declined or not, is
 * none of them.
 */
export function meantWords({ word, stem }: SearchedWord, spelled: readonly string[]): string[] {
  const others = spelled.filter((known) => !known.startsWith(stem));
  const meant = [
    ...others.filter((known) => isOneSlipAway(word, known)),
    ...others.filter((known) => beginsOneSlipAway(stem, known)),
  ];
  return [...new Set(meant)];
}
