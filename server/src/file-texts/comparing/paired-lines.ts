import type { TextLine } from '../reading/text-line';

export interface PairedLine {
  before: TextLine | null;
  after: TextLine | null;
}

/** Pairs are looked for up to this many; beyond, lines are only taken out and put in. */
const MOST_PAIRS = 400_000;
/** Lines that share less are two lines, not one that was changed. */
const LEAST_LIKENESS = 0.4;

export interface Bag {
  words: ReadonlyMap<string, number>;
  size: number;
}

/** The words of a line, however often each stands in it. */
export function bagOf({ text }: TextLine): Bag {
  const words = new Map<string, number>();
  let size = 0;
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{N}]+/gu)) {
    words.set(word, (words.get(word) ?? 0) + 1);
    size += 1;
  }
  return { words, size };
}

/** Share of common words, 0 to 1. */
export function likeness(left: Bag, right: Bag): number {
  const all = left.size + right.size;
  if (all === 0) return 1;
  // What is much longer cannot be alike, whatever its words are.
  if (2 * Math.min(left.size, right.size) < LEAST_LIKENESS * all) return 0;
  let common = 0;
  for (const [word, count] of left.words) common += Math.min(count, right.words.get(word) ?? 0);
  return (2 * common) / all;
}

/** The best sums of likeness of what is left of both sides from a place on. */
function bestSums(scores: readonly (readonly number[])[], width: number): number[][] {
  const best = Array.from({ length: scores.length + 1 }, () => new Array<number>(width + 1).fill(0));
  for (let at = scores.length - 1; at >= 0; at -= 1) {
    for (let of = width - 1; of >= 0; of -= 1) {
      const score = scores[at]?.[of] ?? 0;
      const paired = score >= LEAST_LIKENESS ? score + (best[at + 1]?.[of + 1] ?? 0) : 0;
      const row = best[at];
      if (row !== undefined) row[of] = Math.max(paired, best[at + 1]?.[of] ?? 0, row[of + 1] ?? 0);
    }
  }
  return best;
}

/**
 * Lines that stand between equal ones, each beside what has become of it; order is kept on both sides. Lines that stand
 * apart are beside none.
 */
export function pairedLines(
  before: readonly TextLine[],
  after: readonly TextLine[],
  apart: ReadonlySet<TextLine> = new Set(),
): PairedLine[] {
  const taken = before.map((line): PairedLine => ({ before: line, after: null }));
  const put = after.map((line): PairedLine => ({ before: null, after: line }));
  if (before.length * after.length === 0 || before.length * after.length > MOST_PAIRS)
    return [...taken, ...put];
  const bags = after.map(bagOf);
  const scores = before.map((line) => {
    const bag = bagOf(line);
    return bags.map((other, of) => {
      const isApart = apart.has(line) || apart.has(after[of] ?? line);
      return isApart ? 0 : likeness(bag, other);
    });
  });
  const best = bestSums(scores, after.length);
  const pairs: PairedLine[] = [];
  let at = 0;
  let of = 0;
  while (at < before.length && of < after.length) {
    const here = best[at]?.[of] ?? 0;
    const score = scores[at]?.[of] ?? 0;
    if (score >= LEAST_LIKENESS && Math.abs(here - score - (best[at + 1]?.[of + 1] ?? 0)) < 1e-9) {
      pairs.push({ before: before[at] ?? null, after: after[of] ?? null });
      at += 1;
      of += 1;
    } else if ((best[at + 1]?.[of] ?? 0) >= here - 1e-9) {
      pairs.push(...taken.slice(at, at + 1));
      at += 1;
    } else {
      pairs.push(...put.slice(of, of + 1));
      of += 1;
    }
  }
  return [...pairs, ...taken.slice(at), ...put.slice(of)];
}
