import { archive, type Parts } from '../files/content/archive.builder';

/** The namespace that a part of a Word document declares. */
export const WORD = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/** A paragraph; `inner` stands before its text, such as its properties. */
export const p = (text: string, inner = '') =>
  `<w:p>${inner}<w:r><w:t xml:space="preserve">${escaped(text)}</w:t></w:r></w:p>`;

/** Properties of a paragraph at a level of the clauses' list. */
export const clause = (level: number) =>
  `<w:pPr><w:numPr><w:ilvl w:val="${String(level)}"/><w:numId w:val="1"/></w:numPr></w:pPr>`;

const level = (at: number, format: string, text: string) =>
  `<w:lvl w:ilvl="${String(at)}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;

const NUMBERING = `<w:numbering ${WORD}><w:abstractNum w:abstractNumId="0">${[
  level(0, 'decimal', '%1.'),
  level(1, 'decimal', '%1.%2.'),
  level(2, 'russianLower', '%3)'),
].join('')}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`;

/** A Word document with the body and a list of clauses «1.», «1.1.», «а)». */
export function docxOf(body: string, more: Parts = {}): Buffer {
  return archive({
    '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
    'word/document.xml': `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    'word/numbering.xml': NUMBERING,
    ...more,
  });
}
