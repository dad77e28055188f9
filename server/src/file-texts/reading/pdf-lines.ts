import { PAGE_NUMBER } from 'shared/contract/comment/page-edges';
import { runningLines } from 'shared/contract/comment/running-lines';
import { MOST_CHARACTERS, MOST_LINES, type TextLine } from './text-line';
import { ENCRYPTED, NOT_A_TEXT, TOO_LONG, UnreadableText } from './unreadable-text';

/** A paragraph has several rows; more than so many of them are no text that somebody reads. */
const MOST_ROWS = MOST_LINES * 5;

interface Piece {
  str: string;
  /** Height of the letters, points. */
  height: number;
  width: number;
  /** Where it stands from the left and from the bottom, points. */
  left: number;
  bottom: number;
}

interface Row {
  text: string;
  left: number;
  right: number;
  bottom: number;
  height: number;
}

/** What stands on one height is one row; pieces come in the order in which they were set. */
function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces) {
    if (piece.str === '') continue;
    const row = rows.at(-1);
    if (row !== undefined && Math.abs(row.bottom - piece.bottom) < Math.max(2, row.height / 3)) {
      const isApart = piece.left - row.right > row.height / 5 && !row.text.endsWith(' ');
      row.text += (isApart ? ' ' : '') + piece.str;
      row.right = piece.left + piece.width;
      row.height = Math.max(row.height, piece.height);
    } else if (piece.str.trim() !== '') {
      rows.push({
        text: piece.str,
        left: piece.left,
        right: piece.left + piece.width,
        bottom: piece.bottom,
        height: piece.height,
      });
    }
  }
  return rows;
}

/** «4.», «4.2.», «4.2.1», «2)» and «а)» begin a clause; «10 000,00» goes on a sentence. */
const CLAUSE =
  /^(?:\d{1,3}(?:\.\d{1,3})+\.?|\d{1,3}[.)]|[а-яa-z]\)|[-–—•])\s+|^\d{1,3}(?:\.\d{1,3})+\.(?=\p{L})/iu;

const withoutNumber = (rows: readonly Row[]) =>
  rows.filter(({ text }, at) => !((at === 0 || at === rows.length - 1) && PAGE_NUMBER.test(text.trim())));

/** Puts the rows of the pages together to paragraphs. */
class Paragraphs {
  readonly texts: string[] = [];
  private last: Row | null = null;
  private wasFull = false;

  /**
   * A paragraph goes on while rows follow close and reach the right edge, over the end of a page too; a word broken
   * at a row's end is whole again.
   */
  takePage(all: readonly Row[]): void {
    const rows = withoutNumber(all);
    const edge = rows.reduce((most, { right }) => Math.max(most, right), 0);
    for (const [at, row] of rows.entries()) {
      const { last } = this;
      const isClose =
        last !== null && (at === 0 || last.bottom - row.bottom < Math.max(last.height, row.height) * 1.75);
      const text = row.text.trim();
      if (isClose && this.wasFull && !CLAUSE.test(text)) this.goOn(text);
      else this.texts.push(text);
      this.last = row;
      this.wasFull = row.right > edge - Math.max(24, edge * 0.08);
    }
  }

  private goOn(text: string): void {
    const before = this.texts.at(-1) ?? '';
    const isBroken = /\p{L}[-\u00ad]$/u.test(before) && /^\p{Ll}/u.test(text);
    this.texts[this.texts.length - 1] = isBroken ? before.slice(0, -1) + text : `${before} ${text}`;
  }
}

/** The text of the pages as one goes on into the other; heads and feet that pages repeat stand once, at the end. */
function textOfPages(pages: readonly (readonly Row[])[]): string[] {
  const numbered = new Map(pages.entries());
  const running = runningLines(numbered);
  const paragraphs = new Paragraphs();
  const repeated = new Map<string, string>();
  for (const [page, rows] of numbered) {
    const aside = running.get(page);
    for (const at of aside ?? []) {
      const text = rows[at]?.text.trim() ?? '';
      const alike = text.replace(/\d+/g, '#');
      if (!PAGE_NUMBER.test(text) && !repeated.has(alike)) repeated.set(alike, text);
    }
    paragraphs.takePage(rows.filter((_, at) => aside?.has(at) !== true));
  }
  return [...paragraphs.texts, ...repeated.values()];
}

async function openPdf(bytes: Uint8Array) {
  // The library asks for these while it is loaded, and uses them for drawing only.
  Object.assign(globalThis, { DOMMatrix: class {}, Path2D: class {}, ImageData: class {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  return getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    useSystemFonts: false,
    disableFontFace: true,
    stopAtErrors: false,
  });
}

function refusal(error: unknown): UnreadableText {
  if (error instanceof UnreadableText) return error;
  const isSealed = error instanceof Error && error.name === 'PasswordException';
  return new UnreadableText(isSealed ? ENCRYPTED : NOT_A_TEXT);
}

/**
 * The text of a PDF by paragraphs; empty of a scan without a text layer. Refuses with `UnreadableText` what is no PDF,
 * is closed by a password or is too long.
 */
export async function pdfLines(bytes: Uint8Array): Promise<TextLine[]> {
  const loading = await openPdf(bytes);
  try {
    const document = await loading.promise;
    const pages: Row[][] = [];
    let characters = 0;
    let rows = 0;
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number);
      const { items } = await page.getTextContent();
      const pieces = items.flatMap((item): Piece[] => {
        if (!('str' in item)) return [];
        const [, , , , left = 0, bottom = 0] = item.transform as number[];
        return [{ str: item.str, height: item.height, width: item.width, left, bottom }];
      });
      characters += pieces.reduce((sum, { str }) => sum + str.length, 0);
      const found = rowsOf(pieces);
      pages.push(found);
      rows += found.length;
      if (characters > MOST_CHARACTERS || rows > MOST_ROWS) throw new UnreadableText(TOO_LONG);
      page.cleanup();
    }
    const texts = textOfPages(pages);
    if (texts.length > MOST_LINES) throw new UnreadableText(TOO_LONG);
    return texts
      .map((text) => ({ label: '', text: text.replace(/\s+/g, ' ').trim() }))
      .filter(({ text }) => text !== '');
  } catch (error) {
    throw refusal(error);
  } finally {
    await loading.destroy();
  }
}
