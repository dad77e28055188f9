import { PAGE_NUMBER } from 'shared/contract/comment/page-edges';
import { runningLines } from 'shared/contract/comment/running-lines';

/** Words as a PDF sets them. */
export interface Piece {
  str: string;
  /** Height of the letters, points. */
  height: number;
  width: number;
  /** Where it stands from the left and from the bottom, points. */
  left: number;
  bottom: number;
}

/** Words of one height. */
export interface Row {
  text: string;
  left: number;
  right: number;
  bottom: number;
  height: number;
}

/** The mark of a note and the «2» of «м²»: smaller than what it follows, and above its line. */
function isRaised(piece: Piece, row: Row): boolean {
  const above = piece.bottom - row.bottom;
  const isNext = Math.abs(piece.left - row.right) < row.height;
  return isNext && piece.height < row.height * 0.8 && above > 0 && above < row.height * 0.7;
}

/** What stands on one height is one row, with what is raised above it; pieces come in the order in which they were set. */
export function rowsOf(pieces: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of pieces) {
    if (piece.str === '') continue;
    const row = rows.at(-1);
    const isOfRow =
      row !== undefined &&
      (Math.abs(row.bottom - piece.bottom) < Math.max(2, row.height / 3) || isRaised(piece, row));
    if (isOfRow) {
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

/** A dash that begins a row where the one before ends with a word is that of a sentence: a list has a colon or a stop there. */
const goesOnByDash = (before: string, text: string) =>
  /^[-–—]\s/.test(text) && /[\p{L}\p{N})»”"]$/u.test(before);

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
      const begins = CLAUSE.test(text) && !goesOnByDash(last?.text.trim() ?? '', text);
      if (isClose && this.wasFull && !begins) this.goOn(text);
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
export function textOfPages(pages: readonly (readonly Row[])[]): string[] {
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
