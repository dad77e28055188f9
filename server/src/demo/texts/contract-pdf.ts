import type { ContractText } from './contract-text';
import { fontFile } from './font-file';

type Pdf = PDFKit.PDFDocument;

function writeTable(pdf: Pdf, { table, total }: ContractText): void {
  const columns = [22, 218, 46, 50, 80, 84];
  for (const [line, row] of table.entries()) {
    if (pdf.y > 740) pdf.addPage();
    const top = pdf.y;
    let left = pdf.page.margins.left;
    let bottom = top;
    for (const [at, cell] of row.entries()) {
      const width = columns[at] ?? 60;
      pdf.font(line === 0 ? 'bold' : 'text').text(cell, left, top, {
        width: width - 6,
        align: at > 2 ? 'right' : 'left',
      });
      bottom = Math.max(bottom, pdf.y);
      left += width;
    }
    pdf
      .moveTo(pdf.page.margins.left, bottom + 2)
      .lineTo(left - 6, bottom + 2)
      .lineWidth(0.4)
      .stroke('#888888');
    pdf.y = bottom + 6;
  }
  pdf.x = pdf.page.margins.left;
  if (total !== null) pdf.font('bold').text(`Итого: ${total}`, { align: 'right' });
}

function write(pdf: Pdf, text: ContractText): void {
  pdf.font('bold').fontSize(14).text(text.title, { align: 'center' }).moveDown(0.6);
  pdf.font('text').fontSize(10.5);
  pdf.text(text.place, { continued: true }).text(text.day, { align: 'right' }).moveDown(0.6);
  pdf.text(text.preamble, { align: 'justify' });
  for (const [at, { heading, clauses }] of text.sections.entries()) {
    pdf
      .moveDown(0.7)
      .font('bold')
      .text(`${String(at + 1)}. ${heading}`)
      .moveDown(0.2)
      .font('text');
    for (const [place, clause] of clauses.entries()) {
      pdf.text(`${String(at + 1)}.${String(place + 1)}. ${clause}`, { align: 'justify' });
    }
  }
  if (text.table.length > 0) {
    pdf.moveDown(0.9).font('bold').text('Приложение №\u00a01. Спецификация').moveDown(0.4).fontSize(9);
    writeTable(pdf, text);
  }
  pdf.moveDown(1.5).font('text').fontSize(10.5);
  for (const side of text.sides) pdf.text(side).moveDown(0.2).text('____________________').moveDown(0.8);
}

/** The signed copy as a PDF document with its font inside. */
export async function contractPdf(text: ContractText, day: string): Promise<Buffer> {
  const { default: PDFDocument } = await import('pdfkit');
  const date = new Date(`${day}T09:00:00Z`);
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 56, left: 64, right: 48 },
    info: { Title: text.title, CreationDate: date, ModDate: date },
  });
  pdf.registerFont('text', fontFile('text')).registerFont('bold', fontFile('bold'));
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  write(pdf, text);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
