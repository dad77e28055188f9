import { pageEnd, pageStart } from '../../../contract/comment/page-edges';
import { runningLines, type PlacedLine } from '../../../contract/comment/running-lines';
import type { PdfDocument } from './pdf-document';
import { placedLines, withoutLines } from './pdf-lines';
import type { MarkedWords } from './quoting/marked-words';
import { findPlace } from './quoting/shown-place';

interface ReadPage {
  text: string;
  lines: readonly PlacedLine[];
}

async function readPage(document: PdfDocument, number: number): Promise<ReadPage> {
  const lines = placedLines(await (await document.getPage(number)).getTextContent());
  return { lines, text: lines.map(({ text }) => text).join('\n') };
}

async function readPages(document: PdfDocument): Promise<Map<number, ReadPage>> {
  const pages = new Map<number, ReadPage>();
  for (let number = 1; number <= document.numPages; number += 1)
    pages.set(number, await readPage(document, number));
  return pages;
}

/** Where words stand in a PDF: on one page, or from its end into the next. */
export interface PdfPlace {
  /** The page they begin on. */
  number: number;
  /** What of them stands on that page. */
  words: MarkedWords;
  /** What of them stands on the next; null when nothing does. */
  rest: MarkedWords | null;
}

type Found = PdfPlace & { likeness: number };

function onPage(text: string, number: number, sought: MarkedWords): Found | null {
  const place = findPlace(text, sought);
  return place && { number, words: sought, rest: null, likeness: place.likeness };
}

/** Words that begin on the first of two pages and end on the second; numbers and heads of pages do not stand between them. */
function overPages(
  before: string,
  text: string,
  { number, sought }: { number: number; sought: MarkedWords },
) {
  const head = `${before.slice(0, pageEnd(before))}\n`;
  const whole = head + text.slice(pageStart(text));
  const place = findPlace(whole, sought);
  if (place === null || place.start >= head.length || place.end <= head.length) return null;
  const { prefix, suffix } = sought;
  return {
    number,
    words: { text: whole.slice(place.start, head.length), prefix, suffix: '' },
    rest: { text: whole.slice(head.length, place.end), prefix: '', suffix },
    likeness: place.likeness,
  };
}

/** Where the words stand, of several places the one with the same words around; null when nowhere. */
export async function findPdfPlace(document: PdfDocument, sought: MarkedWords): Promise<PdfPlace | null> {
  const pages = await readPages(document);
  const running = runningLines(new Map([...pages].map(([number, { lines }]) => [number, lines] as const)));
  let best: Found | null = null;
  let before: string | null = null;
  for (const [number, { text }] of pages) {
    const body = withoutLines(text, running.get(number));
    const over = before === null ? null : overPages(before, body, { number: number - 1, sought });
    for (const found of [over, onPage(text, number, sought)]) {
      if (found !== null && (best === null || found.likeness > best.likeness)) best = found;
    }
    before = body;
  }
  return best;
}
