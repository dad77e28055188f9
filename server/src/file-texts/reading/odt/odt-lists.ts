import { NOT_A_TEXT, UnreadableText } from '../unreadable-text';
import { type Attributes, numberOf } from '../xml-walk';
import { type Counters, freshCounters, type OdtNumbering, OUTLINE } from './odt-numbering';

interface OpenList {
  kind: string;
  counters: Counters;
}

interface OpenItem {
  /** Its first paragraph bears the number, and no other. */
  isAwaited: boolean;
  start: number | null;
}

/** Lists in lists lie no deeper in anything a person has written. */
const DEEPEST = 40;
const LARGEST = 1_000_000;

/** The lists that are open while a document passes, and the numbers of their paragraphs. */
export class OdtLists {
  private readonly lists: OpenList[] = [];
  private readonly items: OpenItem[] = [];
  private readonly latest = new Map<string, Counters>();
  private readonly named = new Map<string, Counters>();
  private readonly outline = freshCounters();

  constructor(private readonly numbering: OdtNumbering) {}

  openList(given: Attributes): void {
    if (this.lists.length >= DEEPEST) throw new UnreadableText(NOT_A_TEXT);
    const outer = this.lists.at(-1);
    const kind = given['text:style-name'] ?? outer?.kind ?? OUTLINE;
    const counters = outer?.counters ?? this.countersOf(kind, given);
    this.lists.push({ kind, counters });
    const id = given['xml:id'];
    if (outer !== undefined) return;
    this.latest.set(kind, counters);
    if (id !== undefined) this.named.set(id, counters);
  }

  closeList(): void {
    this.lists.pop();
  }

  openItem(isNumbered: boolean, given: Attributes): void {
    this.items.push({ isAwaited: isNumbered, start: numberOf(given['text:start-value'], 0, LARGEST) });
  }

  closeItem(): void {
    this.items.pop();
  }

  /** The number that a paragraph, or a heading of the outline, bears by itself; empty without one. */
  labelOf(name: string, given: Attributes): string {
    const list = this.lists.at(-1);
    const item = this.items.at(-1);
    if (list !== undefined && item !== undefined) {
      if (!item.isAwaited) return '';
      item.isAwaited = false;
      const { kind, counters } = list;
      return this.numbering.next(kind, this.lists.length - 1, { counters, start: item.start });
    }
    if (name !== 'text:h' || given['text:is-list-header'] === 'true') return '';
    const at = (numberOf(given['text:outline-level'], 1, 10) ?? 1) - 1;
    return this.numbering.next(OUTLINE, at, { counters: this.outline, start: null });
  }

  private countersOf(kind: string, given: Attributes): Counters {
    const continued = this.named.get(given['text:continue-list'] ?? '');
    if (continued !== undefined) return continued;
    const before = given['text:continue-numbering'] === 'true' ? this.latest.get(kind) : undefined;
    return before ?? freshCounters();
  }
}
