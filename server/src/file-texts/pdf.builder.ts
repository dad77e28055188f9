import PDFDocument from 'pdfkit';
import { fontFile } from '../demo/texts/font-file';

/** A PDF of these pages: each line stands as high as the line of its place on the other pages. */
export async function pdfOfPages(pages: readonly (readonly string[])[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  for (const lines of pages) {
    pdf.addPage().font(fontFile('text')).fontSize(11);
    for (const [at, line] of lines.entries()) pdf.text(line, 72, 72 + at * 40, { lineBreak: false });
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
