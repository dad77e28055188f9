import { docxPage } from './docx/docx-page';
import { plainPage } from './plain-page';
import { workbookPage } from './tables/workbook-page';

const PAGES = { docx: docxPage, txt: plainPage, xlsx: workbookPage } as const;

export type PageExtension = keyof typeof PAGES;

/** The extension when files of it are shown as a page made here; null otherwise. */
export function pageExtension(extension: string): PageExtension | null {
  return Object.hasOwn(PAGES, extension) ? (extension as PageExtension) : null;
}

/** A file as a page that holds nothing but its text and its look; refuses with `UnreadableText` what gives none. */
export async function textPage(extension: PageExtension, bytes: Uint8Array): Promise<string> {
  return PAGES[extension](bytes);
}
