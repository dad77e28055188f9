const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Rows of a sheet besides its head: a spreadsheet holds 1 048 576. */
export const ROWS_PER_SHEET = 1_048_575;

const numbers = (sheets: number) => Array.from({ length: sheets }, (_, at) => at + 1);

/** Every cell stands at the top of its row: one of them may be many lines high. */
const TOP = '<alignment vertical="top"/>';
const NUMBERS = [164, 165, 166].map(
  (format) => `<xf numFmtId="${String(format)}" applyNumberFormat="1" applyAlignment="1">${TOP}</xf>`,
);

/** Styles by their places: plain, head, day, moment, money, text of several lines. */
const CELLS = [
  `<xf applyAlignment="1">${TOP}</xf>`,
  '<xf fontId="1" applyFont="1"/>',
  ...NUMBERS,
  '<xf applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf>',
];

const STYLES = `${XML}<styleSheet xmlns="${MAIN}"><numFmts count="3"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm:ss"/><numFmt numFmtId="166" formatCode="#,##0.00"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf applyAlignment="1">${TOP}</xf></cellStyleXfs><cellXfs count="${String(CELLS.length)}">${CELLS.join('')}</cellXfs></styleSheet>`;

/** The parts of a workbook besides its sheets, by their paths; the first sheet bears the title itself. */
export function workbookParts(title: string, sheets: number): Record<string, string> {
  const overrides = numbers(sheets)
    .map(
      (at) =>
        `<Override PartName="/xl/worksheets/sheet${String(at)}.xml" ContentType="${SHEET}.worksheet+xml"/>`,
    )
    .join('');
  const listed = numbers(sheets)
    .map((at) => {
      const name = (at === 1 ? title : `${title} ${String(at)}`).slice(0, 31);
      return `<sheet name="${name}" sheetId="${String(at)}" r:id="rId${String(at)}"/>`;
    })
    .join('');
  const relations = numbers(sheets)
    .map(
      (at) =>
        `<Relationship Id="rId${String(at)}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${String(at)}.xml"/>`,
    )
    .join('');
  return {
    '[Content_Types].xml': `${XML}<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${SHEET}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${SHEET}.styles+xml"/>${overrides}</Types>`,
    '_rels/.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${XML}<Relationships xmlns="${PACKAGE}/relationships">${relations}<Relationship Id="rIdStyles" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': STYLES,
  };
}

/** What stands before the rows of a sheet: the frozen head and the widths of the columns. */
export function sheetStart(widths: readonly number[]): string {
  const columns = widths
    .map(
      (width, at) =>
        `<col min="${String(at + 1)}" max="${String(at + 1)}" width="${String(width)}" customWidth="1"/>`,
    )
    .join('');
  return `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns}</cols><sheetData>`;
}

export const SHEET_END = '</sheetData></worksheet>';
