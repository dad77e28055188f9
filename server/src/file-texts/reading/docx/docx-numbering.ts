import { type ParagraphLook, takeParagraphProperty } from './docx-look';
import { numberIn } from '../number-words';
import { type Attributes, isOn, numberOf, walkXml } from '../xml-walk';

interface Level {
  format: string;
  /** «%1.%2.» */
  text: string;
  start: number;
  isLegal: boolean;
  look: ParagraphLook;
}

interface Numbered {
  abstractId: string;
  starts: Map<number, number>;
}

/** What stands before a numbered paragraph. */
export interface NumberLabel {
  text: string;
  look: ParagraphLook;
}

const LARGEST = 1_000_000;
const BULLET = '•';
const freshLevel = (): Level => ({ format: 'decimal', text: '', start: 1, isLegal: false, look: {} });

/** Counts the numbered paragraphs of a document in their order, as Word does. */
export class DocxNumbering {
  private readonly levels = new Map<string, Map<number, Level>>();
  private readonly numbers = new Map<string, Numbered>();
  private readonly counters = new Map<string, (number | null)[]>();
  private readonly begun = new Set<string>();

  constructor(xml: string | null) {
    if (xml !== null) this.read(xml);
  }

  /** The number of the next paragraph of the list; null when the list is not one. */
  next(numId: string, at: number): NumberLabel | null {
    const numbered = this.numbers.get(numId);
    const levels = numbered && this.levels.get(numbered.abstractId);
    const level = levels?.get(at);
    if (numbered === undefined || levels === undefined || level === undefined) return null;
    if (level.format === 'bullet') return { text: BULLET, look: level.look };
    const counters = this.countersOf(numbered, numId);
    counters[at] = (counters[at] ?? (numbered.starts.get(at) ?? level.start) - 1) + 1;
    counters.fill(null, at + 1);
    if (level.format === 'none') return { text: '', look: level.look };
    const text = level.text.replace(/%([1-9])/g, (_, digit: string) => {
      const of = Number(digit) - 1;
      const part = levels.get(of) ?? freshLevel();
      counters[of] ??= part.start;
      return numberIn(level.isLegal ? 'decimal' : part.format, counters[of]);
    });
    return { text, look: level.look };
  }

  private countersOf(numbered: Numbered, numId: string): (number | null)[] {
    const counters = this.counters.get(numbered.abstractId) ?? new Array<number | null>(9).fill(null);
    // A list that says where it starts begins anew, although another one of its kind was counting.
    if (!this.begun.has(numId)) for (const at of numbered.starts.keys()) counters[at] = null;
    this.begun.add(numId);
    this.counters.set(numbered.abstractId, counters);
    return counters;
  }

  private read(xml: string): void {
    let levels = new Map<number, Level>();
    let level = freshLevel();
    let numbered: Numbered = { abstractId: '', starts: new Map() };
    let overridden = 0;
    const starts: Record<string, (attributes: Attributes) => void> = {
      'w:abstractNum': (given) => {
        levels = new Map();
        this.levels.set(given['w:abstractNumId'] ?? '', levels);
      },
      'w:lvl': (given) => {
        level = freshLevel();
        levels.set(numberOf(given['w:ilvl'], 0, 8) ?? 0, level);
      },
      'w:num': (given) => {
        // Levels that a list overrides belong to nobody else.
        levels = new Map();
        numbered = { abstractId: '', starts: new Map() };
        this.numbers.set(given['w:numId'] ?? '', numbered);
      },
      'w:abstractNumId': (given) => (numbered.abstractId = given['w:val'] ?? ''),
      'w:lvlOverride': (given) => (overridden = numberOf(given['w:ilvl'], 0, 8) ?? 0),
      'w:startOverride': (given) => {
        numbered.starts.set(overridden, numberOf(given['w:val'], 0, LARGEST) ?? 1);
      },
      'w:start': (given) => (level.start = numberOf(given['w:val'], 0, LARGEST) ?? 1),
      'w:numFmt': (given) => (level.format = given['w:val'] ?? 'decimal'),
      'w:lvlText': (given) => (level.text = (given['w:val'] ?? '').slice(0, 100)),
      'w:isLgl': (given) => (level.isLegal = isOn(given)),
    };
    walkXml(xml, {
      open: (name, attributes) => {
        if (Object.hasOwn(starts, name)) starts[name]?.(attributes);
        else takeParagraphProperty(level.look, name, attributes);
      },
      close: () => undefined,
    });
  }
}
