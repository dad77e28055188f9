import { createRequire } from 'node:module';
import { join } from 'node:path';

/** A PDF of the clauses with a font inside, as a word processor saves it: some fifty pages. */
export async function pdfOf(root, clauses) {
  const requireServer = createRequire(join(root, 'server', 'package.json'));
  const PDFDocument = requireServer('pdfkit');
  const pdf = new PDFDocument({ size: 'A4', margins: { top: 56, bottom: 56, left: 85, right: 42 } });
  const chunks = [];
  pdf.on('data', (chunk) => chunks.push(chunk));
  const ended = new Promise((resolve, reject) => {
    pdf.on('end', resolve);
    pdf.on('error', reject);
  });
  const font = join(
    root,
    'server',
    'node_modules',
    '@expo-google-fonts',
    'pt-serif',
    '400Regular',
    'PTSerif_400Regular.ttf',
  );
  pdf.font(font).fontSize(12);
  for (const [at, clause] of clauses.entries()) {
    pdf.text(`${at + 1}. ${clause}.`, { align: 'justify' }).moveDown(0.5);
  }
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}
