import { runningLines, type PlacedLine } from '../../../contract/comment/running-lines';
import type { PdfDocument, PdfTextContent } from './pdf-document';

/** The lines of a page as they are set, and how high each stands. */
export function placedLines({ items }: PdfTextContent): PlacedLine[] {
  const lines: PlacedLine[] = [{ text: '', bottom: 0 }];
  for (const item of items) {
    const line = lines.at(-1);
    if (!('str' in item) || line === undefined) continue;
    if (line.text.trim() === '') line.bottom = Number((item.transform as readonly number[])[5]);
    line.text += item.str;
    if (item.hasEOL) lines.push({ text: '', bottom: 0 });
  }
  return lines;
}

/** A text without the lines at these places. */
export function withoutLines(text: string, places: ReadonlySet<number> | undefined): string {
  if (places === undefined || places.size === 0) return text;
  return text
    .split('\n')
    .filter((_, at) => !places.has(at))
    .join('\n');
}

const seen = new WeakMap<PdfDocument, Map<number, readonly PlacedLine[]>>();

/** Remembers the lines of a page that was read. */
export function rememberLines(document: PdfDocument, number: number, lines: readonly PlacedLine[]): void {
  const pages = seen.get(document) ?? new Map<number, readonly PlacedLine[]>();
  seen.set(document, pages.set(number, lines));
}

/** Of each page read so far the places of its running heads and feet. */
export function runningIn(document: PdfDocument): ReadonlyMap<number, ReadonlySet<number>> {
  return runningLines(seen.get(document) ?? new Map<number, readonly PlacedLine[]>());
}
