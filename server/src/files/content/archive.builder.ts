import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';

export type Parts = Readonly<Record<string, string | Uint8Array>>;

const bytes = (content: string | Uint8Array) => (typeof content === 'string' ? strToU8(content) : content);

/** An archive as most programs write it: sizes stand before the contents. */
export function archive(parts: Parts, level: 0 | 6 = 6): Buffer {
  const files = Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, bytes(content)]));
  return Buffer.from(zipSync(files, { level }));
}

/** An archive as a program writes it that does not know the sizes before the contents. */
export function streamedArchive(parts: Parts): Buffer {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
  for (const [name, content] of Object.entries(parts)) {
    const part = new ZipDeflate(name);
    zip.add(part);
    part.push(bytes(content), true);
  }
  zip.end();
  return Buffer.concat(written);
}

const CONTENT_TYPES = '<?xml version="1.0"?><Types/>';

/** The least a Word document, a workbook and their open counterparts are made of. */
export const DOCX: Parts = { '[Content_Types].xml': CONTENT_TYPES, 'word/document.xml': '<document/>' };
export const XLSX: Parts = { '[Content_Types].xml': CONTENT_TYPES, 'xl/workbook.xml': '<workbook/>' };
export const openDocument = (kind: 'text' | 'spreadsheet'): Parts => ({
  mimetype: `application/vnd.oasis.opendocument.${kind}`,
  'content.xml': '<document-content/>',
});
