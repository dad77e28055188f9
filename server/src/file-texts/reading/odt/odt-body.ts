import { MOST_CHARACTERS, MOST_LINES, type TextLine } from '../text-line';
import { NOT_A_TEXT, TOO_LONG, UnreadableText } from '../unreadable-text';
import { type Attributes, type XmlVisitor, walkXml } from '../xml-walk';
import { OdtLists } from './odt-lists';
import { OdtNumbering } from './odt-numbering';
import type { OdtParts } from './odt-parts';

/** Tables in tables and texts in frames lie no deeper in anything a person has written. */
const DEEPEST = 40;
/** What was taken out while changes were recorded, remarks, words about pictures, and cells that others cover. */
const SKIPPED: readonly string[] = [
  'text:tracked-changes',
  'text:note-citation',
  'text:ruby-text',
  'office:annotation',
  'svg:title',
  'svg:desc',
  'table:covered-table-cell',
];
const SPACES: readonly string[] = ['text:s', 'text:tab', 'text:line-break'];
/** Where words of the document stand; elsewhere its parts speak of looks. */
const isPlaceOfWords = (name: string) =>
  name === 'office:text' || /^style:(?:header|footer)(?:-|$)/.test(name);

interface OpenRow {
  cells: string[][];
}

/** Puts the lines of a document together as its elements pass. */
class BodyReader implements XmlVisitor {
  readonly body: TextLine[] = [];
  readonly aside: TextLine[] = [];
  isAside = false;
  private readonly paragraphs: TextLine[] = [];
  private readonly rows: OpenRow[] = [];
  private skipped = 0;
  private places = 0;
  private notes = 0;
  private lines = 0;
  private characters = 0;

  constructor(private readonly lists: OdtLists) {}

  open(name: string, given: Attributes): void {
    if (this.skipped > 0 || SKIPPED.includes(name)) {
      this.skipped += 1;
      return;
    }
    if (isPlaceOfWords(name)) this.places += 1;
    if (this.places === 0) return;
    if (SPACES.includes(name)) this.text(' ');
    else if (name === 'text:p' || name === 'text:h') {
      if (this.paragraphs.length >= DEEPEST) throw new UnreadableText(NOT_A_TEXT);
      this.paragraphs.push({ label: this.lists.labelOf(name, given), text: '' });
    } else if (name === 'text:list') this.lists.openList(given);
    else if (name === 'text:list-item' || name === 'text:list-header') {
      this.lists.openItem(name === 'text:list-item', given);
    } else if (name === 'text:note-body') this.notes += 1;
    else if (name === 'table:table-row') {
      if (this.rows.length >= DEEPEST) throw new UnreadableText(NOT_A_TEXT);
      this.rows.push({ cells: [] });
    } else if (name === 'table:table-cell') this.rows.at(-1)?.cells.push([]);
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    if (this.places === 0) return;
    if (isPlaceOfWords(name)) this.places -= 1;
    else if (name === 'text:p' || name === 'text:h') this.endParagraph();
    else if (name === 'text:list') this.lists.closeList();
    else if (name === 'text:list-item' || name === 'text:list-header') this.lists.closeItem();
    else if (name === 'text:note-body') this.notes -= 1;
    else if (name === 'table:table-row') this.endRow();
  }

  text(text: string): void {
    const paragraph = this.paragraphs.at(-1);
    if (paragraph === undefined || this.skipped > 0) return;
    this.characters += text.length;
    if (this.characters > MOST_CHARACTERS) throw new UnreadableText(TOO_LONG);
    paragraph.text += text;
  }

  private endParagraph(): void {
    const paragraph = this.paragraphs.pop();
    this.countLine();
    if (paragraph !== undefined) {
      this.add({ ...paragraph, text: paragraph.text.replace(/[\s\u00a0]+/g, ' ').trim() });
    }
  }

  private endRow(): void {
    const row = this.rows.pop();
    this.countLine();
    if (row !== undefined) this.add({ label: '', text: row.cells.map((cell) => cell.join(' ')).join(' | ') });
  }

  /** Puts a line into the cell that is open, or else behind the others. */
  private add({ label, text }: TextLine): void {
    if (text === '' || /^[ |]+$/.test(text)) return;
    const cell = this.notes > 0 ? undefined : this.rows.at(-1)?.cells.at(-1);
    if (cell !== undefined) {
      cell.push(label === '' ? text : `${label} ${text}`);
      return;
    }
    (this.isAside || this.notes > 0 ? this.aside : this.body).push({ label, text });
  }

  private countLine(): void {
    this.lines += 1;
    if (this.lines > MOST_LINES) throw new UnreadableText(TOO_LONG);
  }
}

/** The lines of an open document, and those of its notes and of the edges of its pages. */
export function odtBody({ content, styles }: OdtParts): Pick<BodyReader, 'body' | 'aside'> {
  const described = styles === null ? [content] : [styles, content];
  const reader = new BodyReader(new OdtLists(new OdtNumbering(described)));
  walkXml(content, reader);
  reader.isAside = true;
  if (styles !== null) walkXml(styles, reader);
  return reader;
}
