import { docxLines } from './docx/docx-lines';
import { odtLines } from './odt/odt-lines';
import { pdfLines } from './pdf-lines';
import { plainLines } from './plain-lines';
import type { TextLine } from './text-line';

const READERS = { docx: docxLines, odt: odtLines, pdf: pdfLines, txt: plainLines } as const;

export type TextExtension = keyof typeof READERS;

/** The extension when files of it hold a text that is read here; null otherwise. */
export function textExtension(extension: string): TextExtension | null {
  return Object.hasOwn(READERS, extension) ? (extension as TextExtension) : null;
}

/** The lines of a text; refuses with `UnreadableText` what gives none. */
export async function textLines(extension: TextExtension, bytes: Uint8Array): Promise<TextLine[]> {
  return READERS[extension](bytes);
}
