import { numberIn } from '../number-words';
import { type Attributes, numberOf, walkXml } from '../xml-walk';

interface Level {
  format: string;
  prefix: string;
  suffix: string;
  /** How many levels the number names, its own included. */
  shown: number;
  start: number;
}

/** Numbers of the levels of one list as far as it was counted. */
export type Counters = (number | null)[];

const MOST_LEVELS = 10;
const LARGEST = 1_000_000;
const BULLET: Level = { format: 'bullet', prefix: '', suffix: '', shown: 1, start: 1 };
/** The kind of lists that numbered headings are of. */
export const OUTLINE = '';

/** The name that a way of counting has here. */
function formatOf(format: string): string {
  const known = new Map([
    ['a', 'lowerLetter'],
    ['A', 'upperLetter'],
    ['i', 'lowerRoman'],
    ['I', 'upperRoman'],
    ['', 'none'],
  ]).get(format);
  if (known !== undefined) return known;
  // «а, б, .., аа, аб, ... (ru)», «01, 02, 03, ...»
  if (format.startsWith('а')) return 'russianLower';
  if (format.startsWith('А')) return 'russianUpper';
  return format.startsWith('01') ? 'decimalZero' : 'decimal';
}

const levelOf = (given: Attributes): Level => ({
  format: formatOf(given['style:num-format'] ?? ''),
  prefix: (given['style:num-prefix'] ?? '').slice(0, 20),
  suffix: (given['style:num-suffix'] ?? '').slice(0, 20),
  shown: numberOf(given['text:display-levels'], 1, MOST_LEVELS) ?? 1,
  start: numberOf(given['text:start-value'], 0, LARGEST) ?? 1,
});

export const freshCounters = (): Counters => new Array<number | null>(MOST_LEVELS).fill(null);

/** Counts the numbered paragraphs of an open document by the kinds of lists that its parts describe. */
export class OdtNumbering {
  private readonly kinds = new Map<string, Map<number, Level>>();

  constructor(parts: readonly string[]) {
    for (const part of parts) this.read(part);
  }

  /** The number of the next paragraph at the level, from 0 on; `start` is where the document makes it begin. */
  next(kind: string, at: number, { counters, start }: { counters: Counters; start: number | null }): string {
    const levels = this.kinds.get(kind);
    const level = levels?.get(at);
    if (levels === undefined || level === undefined) return '';
    if (level.format === 'bullet') return '•';
    counters[at] = start ?? (counters[at] ?? level.start - 1) + 1;
    counters.fill(null, at + 1);
    if (level.format === 'none') return '';
    const named: string[] = [];
    for (let of = Math.max(0, at + 1 - level.shown); of <= at; of += 1) {
      const part = levels.get(of);
      if (part === undefined || part.format === 'none' || part.format === 'bullet') continue;
      counters[of] ??= part.start;
      named.push(numberIn(part.format, counters[of] ?? part.start));
    }
    return `${level.prefix}${named.join('.')}${level.suffix}`.trim();
  }

  private read(xml: string): void {
    let levels = new Map<number, Level>();
    walkXml(xml, {
      open: (name, given) => {
        const at = (numberOf(given['text:level'], 1, MOST_LEVELS) ?? 1) - 1;
        if (name === 'text:list-style' || name === 'text:outline-style') {
          levels = new Map();
          this.kinds.set(name === 'text:outline-style' ? OUTLINE : (given['style:name'] ?? OUTLINE), levels);
        } else if (name === 'text:list-level-style-number' || name === 'text:outline-level-style') {
          levels.set(at, levelOf(given));
        } else if (name === 'text:list-level-style-bullet') levels.set(at, BULLET);
      },
      close: () => undefined,
    });
  }
}
