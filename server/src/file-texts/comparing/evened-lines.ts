import type { TextLine } from '../reading/text-line';
import { bagOf } from './paired-lines';

/** Lines are evened in places of up to so many pairs; beyond, the texts have little in common. */
const MOST_PAIRS = 100_000;
/** What is only alike takes longer to find. */
const MOST_ALIKE_PAIRS = 10_000;
/** A row of a table that shares less with printed lines is not what they say. */
const LEAST_LIKENESS = 0.7;
/** Of the words of a row, so many times as many may stand in its printed lines. */
const MOST_WORDS = 1.5;

/** The bar between the cells of a row; a PDF has none. */
const BAR = /(?:^| )\|(?= |$)/g;
/** A number of a page among the words of a foot; Word counts it anew and its text has none. Without «из» it may be a house. */
const PAGE_OF = /стр(?:аница|\.)\s*\d*\s*из(?![\p{L}])\s*\d*/giu;

const hasCells = ({ text }: TextLine) => text.search(BAR) !== -1;
const withoutCells = (text: string) => text.replace(BAR, '').trim();
/** What a text says, however it is broken into lines and cells. */
const bare = (text: string) => text.replace(BAR, '').replace(PAGE_OF, '').replace(/\s+/g, '');

/** Each line is looked at once, however often it is asked. */
function remembered<T>(look: (line: TextLine) => T): (line: TextLine) => T {
  const known = new WeakMap<TextLine, T>();
  return (line) => {
    const found = known.get(line) ?? look(line);
    known.set(line, found);
    return found;
  };
}
const saidBy = remembered(({ text }) => bare(text));
const wordsBy = remembered(bagOf);

export interface Sides {
  before: readonly TextLine[];
  after: readonly TextLine[];
}

interface Run {
  start: number;
  end: number;
}

/** The lines from the start on that say word for word what the line does; numbers of their own begin clauses of their own. */
function sameRun(line: TextLine, others: readonly TextLine[], start: number): Run | null {
  const wanted = saidBy(line);
  let found = '';
  for (let at = start; at < others.length; at += 1) {
    const other = others[at];
    if (other === undefined || (at > start && other.label !== '') || (hasCells(line) && hasCells(other)))
      break;
    found += saidBy(other);
    if (found === wanted) return found === '' ? null : { start, end: at + 1 };
    if (!wanted.startsWith(found)) break;
  }
  return null;
}

interface AlikeRun extends Run {
  score: number;
}

/** The lines from the start on that are most like the row, and how much. */
function alikeRun(row: TextLine, others: readonly TextLine[], start: number): AlikeRun | null {
  const { words, size } = wordsBy(row);
  const left = new Map(words);
  let best: AlikeRun | null = null;
  let common = 0;
  let all = size;
  for (let at = start; at < others.length; at += 1) {
    const other = others[at];
    if (other === undefined || (at > start && other.label !== '') || hasCells(other)) break;
    const bag = wordsBy(other);
    all += bag.size;
    if (all > size * (1 + MOST_WORDS)) break;
    for (const [word, count] of bag.words) {
      const here = Math.min(count, left.get(word) ?? 0);
      common += here;
      left.set(word, (left.get(word) ?? 0) - here);
    }
    const score = (2 * common) / all;
    if (score >= (best?.score ?? LEAST_LIKENESS)) best = { start, end: at + 1, score };
  }
  return best;
}

/** What has been made of the lines of one side and of the other. */
interface Evened {
  lines: TextLine[];
  others: TextLine[];
}

/** Runs of the others that are one of the lines become one as well, each looked for behind the one before. */
function joinedRuns(
  { lines, others }: Evened,
  find: (line: TextLine, others: readonly TextLine[], from: number) => Run | null,
  joined: (line: TextLine, run: readonly TextLine[]) => readonly [TextLine, TextLine],
): Evened {
  const made: Evened = { lines: [], others: [] };
  let from = 0;
  for (const line of lines) {
    const run = find(line, others, from);
    if (run === null) {
      made.lines.push(line);
      continue;
    }
    const [own, other] = joined(line, others.slice(run.start, run.end));
    made.lines.push(own);
    made.others.push(...others.slice(from, run.start), other);
    from = run.end;
  }
  return { lines: made.lines, others: [...made.others, ...others.slice(from)] };
}

function findSame(line: TextLine, others: readonly TextLine[], from: number): Run | null {
  for (let start = from; start < others.length; start += 1) {
    if (others[start]?.text === line.text) continue;
    const run = sameRun(line, others, start);
    if (run !== null) return run;
  }
  return null;
}

function findAlike(line: TextLine, others: readonly TextLine[], from: number): Run | null {
  if (!hasCells(line)) return null;
  const found = others.flatMap((_, start) => (start < from ? [] : (alikeRun(line, others, start) ?? [])));
  const [best] = found.sort((one, other) => other.score - one.score);
  return best ?? null;
}

const labelOf = (run: readonly TextLine[]) => run[0]?.label ?? '';

function evenedBy({ lines, others }: Evened): Evened {
  const same = joinedRuns({ lines, others }, findSame, (line, run) => [
    line,
    { label: labelOf(run), text: line.text },
  ]);
  if (same.lines.length * same.others.length > MOST_ALIKE_PAIRS) return same;
  return joinedRuns(same, findAlike, (row, run) => [
    { ...row, text: withoutCells(row.text) },
    { label: labelOf(run), text: run.map(({ text }) => text).join(' ') },
  ]);
}

/**
 * Both sides of a place where texts differ, with what is one line in one of them and several in the other made one line
 * in both: a row of a table in Word is a line for each printed row in a PDF of it.
 */
export function evenedLines({ before, after }: Sides): Sides {
  if (before.length * after.length === 0 || before.length * after.length > MOST_PAIRS)
    return { before, after };
  const there = evenedBy({ lines: [...before], others: [...after] });
  const back = evenedBy({ lines: there.others, others: there.lines });
  return { before: back.others, after: back.lines };
}

/** False of a line that is the number of a page and nothing else. */
export const isOfText = ({ text }: TextLine): boolean => text.trim() === '' || bare(text) !== '';
