import type { MarkedWords } from './quoting/marked-words';
import { findPlace } from './quoting/shown-place';
import { TextLayer, type PdfDocument, type PdfPageProxy } from './pdf-document';

/** Puts the words of a page over its picture, unseen, where they can be marked; the container holds nothing else. */
export async function layText(page: PdfPageProxy, container: HTMLElement, scale: number): Promise<void> {
  container.replaceChildren();
  container.style.setProperty('--total-scale-factor', String(scale));
  const viewport = page.getViewport({ scale });
  await new TextLayer({ textContentSource: page.streamTextContent(), container, viewport }).render();
}

async function wordsOf(document: PdfDocument, number: number): Promise<string> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join('');
}

/** The page where the words stand, of several the one with the same words around them; null when on none. */
export async function findPdfPage(document: PdfDocument, sought: MarkedWords): Promise<number | null> {
  let best: { number: number; likeness: number } | null = null;
  for (let number = 1; number <= document.numPages; number += 1) {
    const place = findPlace(await wordsOf(document, number), sought);
    if (place !== null && (best === null || place.likeness > best.likeness)) {
      best = { number, likeness: place.likeness };
    }
  }
  return best?.number ?? null;
}
