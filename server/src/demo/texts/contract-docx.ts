import { strToU8, zipSync } from 'fflate';
import type { ContractText } from './contract-text';

const WORD = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPES = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

function escaped(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[sign] ?? sign);
}

function run(text: string, isBold = false): string {
  return `<w:r>${isBold ? '<w:rPr><w:b/></w:rPr>' : ''}<w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;
}

function paragraph(text: string, style = 'Normal', extra = ''): string {
  return `<w:p><w:pPr><w:pStyle w:val="${style}"/>${extra}</w:pPr>${run(text)}</w:p>`;
}

function placeAndDay({ place, day }: ContractText): string {
  const tab = '<w:tabs><w:tab w:val="right" w:pos="9350"/></w:tabs>';
  return `<w:p><w:pPr><w:pStyle w:val="Normal"/>${tab}</w:pPr>${run(place)}<w:r><w:tab/></w:r>${run(day)}</w:p>`;
}

function table(rows: ContractText['table']): string {
  if (rows.length === 0) return '';
  const widths = [500, 4300, 800, 900, 1400, 1450];
  const borders = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']
    .map((side) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="808080"/>`)
    .join('');
  const body = rows.map((row, line) => {
    const cells = row.map((cell, at) => {
      const align = at > 2 ? '<w:pPr><w:jc w:val="right"/></w:pPr>' : '';
      const width = String(widths[at] ?? 1000);
      return `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr><w:p>${align}${run(cell, line === 0)}</w:p></w:tc>`;
    });
    return `<w:tr>${cells.join('')}</w:tr>`;
  });
  return `<w:tbl><w:tblPr><w:tblW w:w="9350" w:type="dxa"/><w:tblBorders>${borders}</w:tblBorders></w:tblPr>${body.join('')}</w:tbl>`;
}

function documentXml(text: ContractText): string {
  const sections = text.sections.flatMap(({ heading, clauses }, at) => [
    paragraph(`${String(at + 1)}. ${heading}`, 'Heading1'),
    ...clauses.map((clause, place) => paragraph(`${String(at + 1)}.${String(place + 1)}. ${clause}`)),
  ]);
  const annex =
    text.table.length === 0
      ? []
      : [
          paragraph('Приложение №\u00a01. Спецификация', 'Heading1'),
          table(text.table),
          paragraph(text.total === null ? '' : `Итого: ${text.total}`),
        ];
  const sides = text.sides.map((side) => paragraph(`${side}   ____________________ / ____________________`));
  const page =
    '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1134" w:right="850" w:bottom="1134" w:left="1701" w:header="709" w:footer="709" w:gutter="0"/></w:sectPr>';
  const body = [
    paragraph(text.title, 'Title'),
    placeAndDay(text),
    paragraph(text.preamble),
    ...sections,
    ...annex,
    paragraph(text.sides.length > 1 ? 'Подписи сторон' : 'Подпись', 'Heading1'),
    ...sides,
    page,
  ];
  return `${HEAD}<w:document xmlns:w="${WORD}"><w:body>${body.join('')}</w:body></w:document>`;
}

const FONT = '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:cs="Times New Roman"/>';

function style(id: string, name: string, properties: string): string {
  return `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>${properties}</w:style>`;
}

const STYLES = `${HEAD}<w:styles xmlns:w="${WORD}"><w:docDefaults><w:rPrDefault><w:rPr>${FONT}<w:sz w:val="24"/><w:lang w:val="ru-RU"/></w:rPr></w:rPrDefault></w:docDefaults>${[
  style(
    'Normal',
    'Normal',
    '<w:pPr><w:spacing w:after="120" w:line="276" w:lineRule="auto"/><w:jc w:val="both"/></w:pPr>',
  ),
  style(
    'Title',
    'Title',
    '<w:pPr><w:spacing w:after="240"/><w:jc w:val="center"/></w:pPr><w:rPr><w:b/><w:sz w:val="28"/></w:rPr>',
  ),
  style(
    'Heading1',
    'heading 1',
    '<w:pPr><w:keepNext/><w:spacing w:before="240" w:after="120"/><w:outlineLvl w:val="0"/></w:pPr><w:rPr><w:b/></w:rPr>',
  ),
].join('')}</w:styles>`;

const CONTENT_TYPES = `${HEAD}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;

const relation = (target: string, type: string) =>
  `${HEAD}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** A Word document with the text; the same bytes for the same text. */
export function contractDocx(text: ContractText): Buffer {
  const files = {
    '[Content_Types].xml': strToU8(CONTENT_TYPES),
    '_rels/.rels': strToU8(relation('word/document.xml', 'officeDocument')),
    'word/document.xml': strToU8(documentXml(text)),
    'word/styles.xml': strToU8(STYLES),
    'word/_rels/document.xml.rels': strToU8(relation('styles.xml', 'styles')),
  };
  // A fixed day of the archive's entries: equal texts give equal files.
  return Buffer.from(zipSync(files, { level: 6, mtime: new Date('2026-01-01T12:00:00') }));
}
