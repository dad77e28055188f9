import type { TextLine } from '../reading/text-line';
import { type Bag, bagOf, likeness, type PairedLine } from './paired-lines';

/** Words: shorter lines stand in many places of a text, and none of them was carried from one to another. */
const LEAST_WORDS = 4;
/** A clause that keeps less of its words is another one. */
const LEAST_KEPT = 0.6;
/** Likenesses are looked for up to this many; beyond, only what is word for word the same was moved. */
const MOST_PAIRS = 100_000;

const isLong = (line: TextLine) => bagOf(line).size >= LEAST_WORDS;

/** Lines of both sides that are word for word the same, the first beside the first. */
export function sameLines(taken: readonly TextLine[], put: readonly TextLine[]): Map<TextLine, TextLine> {
  const waiting = new Map<string, TextLine[]>();
  for (const line of taken)
    if (isLong(line)) waiting.set(line.text, [...(waiting.get(line.text) ?? []), line]);
  const found = new Map<TextLine, TextLine>();
  for (const line of put) {
    const from = waiting.get(line.text)?.shift();
    if (from !== undefined) found.set(from, line);
  }
  return found;
}

interface Alike {
  from: TextLine;
  to: TextLine;
  score: number;
}

const withBags = (lines: readonly TextLine[]) =>
  lines.map((line) => ({ line, bag: bagOf(line) })).filter(({ bag }) => bag.size >= LEAST_WORDS);

function alikeLines(taken: readonly TextLine[], put: readonly TextLine[]): Alike[] {
  if (taken.length * put.length > MOST_PAIRS) return [];
  const others: readonly { line: TextLine; bag: Bag }[] = withBags(put);
  const alike = withBags(taken).flatMap(({ line, bag }) =>
    others.map((other): Alike => ({ from: line, to: other.line, score: likeness(bag, other.bag) })),
  );
  return alike.filter(({ score }) => score >= LEAST_KEPT).sort((left, right) => right.score - left.score);
}

/**
 * Which line that was taken out stands elsewhere, by the line that was put in: those that are the same first, then the
 * most alike. `same` is what `sameLines` has found of the whole texts.
 */
export function movedLines(
  pairs: readonly PairedLine[],
  same: ReadonlyMap<TextLine, TextLine>,
): Map<TextLine, TextLine> {
  const moved = new Map(same);
  const gone = new Set(moved.values());
  const taken = pairs.flatMap(({ before, after }) =>
    before !== null && after === null && !moved.has(before) ? [before] : [],
  );
  const put = pairs.flatMap(({ before, after }) =>
    after !== null && before === null && !gone.has(after) ? [after] : [],
  );
  for (const { from, to } of alikeLines(taken, put)) {
    if (moved.has(from) || gone.has(to)) continue;
    moved.set(from, to);
    gone.add(to);
  }
  return moved;
}
