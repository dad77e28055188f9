import { MOST_CHARACTERS, MOST_LINES } from '../text-line';
import { NOT_A_TEXT, TOO_LONG, UnreadableText } from '../unreadable-text';
import type {
  DocxBlock,
  DocxBlocks,
  DocxCell,
  DocxParagraph,
  DocxRun,
  DocxTable,
  Recorded,
} from './docx-block';
import {
  isNoLine,
  isSameLook,
  pixelsOf,
  type ParagraphLook,
  type RunLook,
  takeParagraphProperty,
  takeRunProperty,
} from './docx-look';
import { DocxNumbering } from './docx-numbering';
import type { DocxParts } from './docx-parts';
import { DocxStyles } from './docx-styles';
import { type Attributes, numberOf, type XmlVisitor, walkXml } from '../xml-walk';

/** Tables in tables and texts in pictures lie no deeper in anything a person has written. */
const DEEPEST = 40;

interface OpenParagraph {
  style: string | undefined;
  look: ParagraphLook;
  runs: DocxRun[];
}

// A map: the names are those of somebody's file, and a plain object has names of its own.
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['w:tab', '\t'],
  ['w:br', '\n'],
  ['w:cr', '\n'],
  ['w:noBreakHyphen', '\u2011'],
]);

/** Puts the blocks of a document together as its elements pass. */
class BodyReader implements XmlVisitor {
  readonly blocks: DocxBlock[] = [];
  isAside = false;
  private readonly containers: DocxBlock[][] = [this.blocks];
  private readonly tables: DocxTable[] = [];
  private readonly paragraphs: OpenParagraph[] = [];
  private look: RunLook = {};
  private runStyle: string | null = null;
  private recorded: Recorded = null;
  private skipped = 0;
  private isInRunLook = false;
  private isInParagraphLook = false;
  private isInText = false;
  private isInTableEdges = false;
  private pixels = { width: 0, height: 0 };
  private lines = 0;
  private characters = 0;

  constructor(
    private readonly styles: DocxStyles,
    private readonly numbering: DocxNumbering,
  ) {}

  open(name: string, attributes: Attributes): void {
    // Of two ways to say the same Word shows the first.
    if (this.skipped > 0 || name === 'mc:Fallback') {
      this.skipped += 1;
      return;
    }
    if (this.isInRunLook) {
      if (name === 'w:rStyle') this.runStyle = attributes['w:val'] ?? null;
      else takeRunProperty(this.look, name, attributes);
      return;
    }
    const paragraph = this.paragraphs.at(-1);
    if (this.isInParagraphLook && paragraph !== undefined) {
      if (name === 'w:rPr') this.skipped += 1;
      else if (name === 'w:pStyle') paragraph.style = attributes['w:val'];
      else takeParagraphProperty(paragraph.look, name, attributes);
      return;
    }
    if (this.isInTableEdges) {
      const table = this.tables.at(-1);
      if (table !== undefined && isNoLine(attributes)) table.edgesWithoutLine += 1;
      return;
    }
    if (!this.openBlock(name, attributes)) this.openInline(name, attributes);
  }

  close(name: string): void {
    if (this.skipped > 0) {
      this.skipped -= 1;
      return;
    }
    if (name === 'w:rPr') this.isInRunLook = false;
    else if (name === 'w:pPr') this.isInParagraphLook = false;
    else if (name === 'w:tblBorders') this.isInTableEdges = false;
    else if (name === 'w:t' || name === 'w:delText') this.isInText = false;
    else if (name === 'w:p') this.endParagraph();
    else if (name === 'w:tc') this.containers.pop();
    else if (name === 'w:tbl') this.tables.pop();
    else if (['w:ins', 'w:del', 'w:moveFrom', 'w:moveTo'].includes(name)) this.recorded = null;
  }

  text(text: string): void {
    if (this.isInText && this.skipped === 0) this.add(text);
  }

  private openBlock(name: string, attributes: Attributes): boolean {
    switch (name) {
      case 'w:p':
        if (this.paragraphs.length >= DEEPEST) throw new UnreadableText(NOT_A_TEXT);
        this.paragraphs.push({ style: undefined, look: {}, runs: [] });
        return true;
      case 'w:pPr':
        this.isInParagraphLook = true;
        return true;
      case 'w:tbl': {
        if (this.tables.length >= DEEPEST) throw new UnreadableText(NOT_A_TEXT);
        const table: DocxTable = { kind: 'table', edgesWithoutLine: 0, rows: [] };
        this.containers.at(-1)?.push(table);
        this.tables.push(table);
        return true;
      }
      case 'w:tblBorders':
        // Those of a row that makes an exception say nothing of the table.
        this.isInTableEdges = this.tables.at(-1)?.rows.length === 0;
        return true;
      case 'w:tr':
        this.countLine();
        this.tables.at(-1)?.rows.push([]);
        return true;
      case 'w:tc': {
        const cell: DocxCell = { span: 1, isContinued: false, blocks: [] };
        this.tables.at(-1)?.rows.at(-1)?.push(cell);
        this.containers.push(cell.blocks);
        return true;
      }
      case 'w:gridSpan':
      case 'w:vMerge': {
        const cell = this.tables.at(-1)?.rows.at(-1)?.at(-1);
        if (cell === undefined) return true;
        if (name === 'w:gridSpan') cell.span = numberOf(attributes['w:val'], 1, 63) ?? 1;
        else cell.isContinued = attributes['w:val'] !== 'restart';
        return true;
      }
      default:
        return false;
    }
  }

  private openInline(name: string, attributes: Attributes): void {
    const sign = SIGNS.get(name);
    if (sign !== undefined) return this.add(sign);
    switch (name) {
      case 'w:r':
        this.look = {};
        this.runStyle = null;
        break;
      case 'w:rPr':
        this.isInRunLook = true;
        break;
      case 'w:t':
      case 'w:delText':
        this.isInText = true;
        break;
      case 'w:ins':
      case 'w:moveTo':
        this.recorded = 'inserted';
        break;
      case 'w:del':
      case 'w:moveFrom':
        this.recorded = 'deleted';
        break;
      case 'wp:extent':
        this.pixels = pixelsOf(attributes);
        break;
      case 'a:blip':
        this.addPicture(attributes['r:embed']);
    }
  }

  private add(text: string): void {
    const runs = this.paragraphs.at(-1)?.runs;
    if (runs === undefined) return;
    this.characters += text.length;
    if (this.characters > MOST_CHARACTERS) throw new UnreadableText(TOO_LONG);
    const last = runs.at(-1);
    const look = this.runStyle === null ? this.look : { ...this.styles.runLook(this.runStyle), ...this.look };
    // Word splits a word into many runs that look alike.
    if (
      last !== undefined &&
      last.picture === undefined &&
      last.recorded === this.recorded &&
      isSameLook(last.look, look)
    ) {
      last.text += text;
      return;
    }
    runs.push({ text, look, recorded: this.recorded });
  }

  private addPicture(relation: string | undefined): void {
    if (relation === undefined) return;
    this.paragraphs.at(-1)?.runs.push({
      text: '',
      look: {},
      recorded: this.recorded,
      // Names of relations are those of the body: the same name leads elsewhere in another part.
      picture: { relation: this.isAside ? '' : relation, ...this.pixels },
    });
  }

  private endParagraph(): void {
    const open = this.paragraphs.pop();
    if (open === undefined) return;
    this.countLine();
    const style = this.styles.look(open.style);
    const list = { ...style.paragraph, ...open.look };
    const number =
      list.numId === undefined || list.numId === '0'
        ? null
        : this.numbering.next(list.numId, list.level ?? 0);
    const paragraph: DocxParagraph = {
      kind: 'paragraph',
      label: number?.text ?? '',
      look: { ...style.paragraph, ...number?.look, ...open.look },
      runs: open.runs.map((run) => ({ ...run, look: { ...style.run, ...run.look } })),
    };
    this.containers.at(-1)?.push(paragraph);
  }

  private countLine(): void {
    this.lines += 1;
    if (this.lines > MOST_LINES) throw new UnreadableText(TOO_LONG);
  }
}

/** The paragraphs and tables of a Word document in their order; refuses with `UnreadableText` what is none. */
export function docxBlocks({ document, styles, numbering, aside }: DocxParts): DocxBlocks {
  const reader = new BodyReader(new DocxStyles(styles), new DocxNumbering(numbering));
  walkXml(document, reader);
  const body = reader.blocks.splice(0);
  reader.isAside = true;
  for (const part of aside) walkXml(part, reader);
  return { body, aside: reader.blocks };
}
