import { type Piece, type Row, rowsOf, textOfPages } from './pdf-paragraphs';
import { MOST_CHARACTERS, MOST_LINES, type TextLine } from './text-line';
import { ENCRYPTED, NOT_A_TEXT, TOO_LONG, UnreadableText } from './unreadable-text';

/** A paragraph has several rows; more than so many of them are no text that somebody reads. */
const MOST_ROWS = MOST_LINES * 5;

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
