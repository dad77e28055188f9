import type { ExportColumn } from '../lists/export-column';

const STYLE = { text: 0, header: 1, day: 2, moment: 3, money: 4, number: 0, lines: 5 } as const;

/** A spreadsheet's day number of the day; its calendar begins on 30.12.1899. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAY = 86_400_000;
const MOSCOW_OFFSET = 3 * 3_600_000;
/** The most characters a cell holds. */
const MOST = 32_767;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not know are left out. */
function escaped(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
}

/** «+7 812 640-11-45, доб. 120»: no spreadsheet finds anything to compute in it. */
const PHONE = /^\+\d[\d\s().,-]*(доб\. ?\d+)?$/;

/** «-5», «+1 234,50», «-7%»: it is computed to itself. */
const NUMBER = /^[+-]\d[\d\s]*([.,]\d+)?\s?%?$/;

/** A text that a spreadsheet would take for a formula is led by an apostrophe, as a person would write it. */
function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) && !PHONE.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

function textCell(text: string, style: number): string {
  const content = escaped(harmless(text).slice(0, MOST));
  return `<c t="inlineStr"${style === 0 ? '' : ` s="${String(style)}"`}><is><t xml:space="preserve">${content}</t></is></c>`;
}

/** The head of a column; whoever reads the file elsewhere is told by whose clocks its moments are. */
export function headerCell({ title, kind }: Pick<ExportColumn<never>, 'title' | 'kind'>): string {
  return textCell(kind === 'moment' ? `${title}, МСК` : title, STYLE.header);
}

/** A spreadsheet shows lines one under another only where it is told to. */
const plainCell = (text: string) => textCell(text, text.includes('\n') ? STYLE.lines : STYLE.text);

function numberCell(value: string, style: number): string {
  return `<c s="${String(style)}"><v>${value}</v></c>`;
}

/** The row's cell, typed: sums are numbers, days are days; a value that is no value of the type stays a text. */
export function valueCell<Row>(column: ExportColumn<Row>, row: Row): string {
  const value = column.value(row);
  if (value === null || value === '') return '<c/>';
  const text = String(value);
  switch (column.kind) {
    case 'text':
      return plainCell(text);
    case 'money':
    case 'number':
      return /^-?\d+(\.\d+)?$/.test(text) ? numberCell(text, STYLE[column.kind]) : plainCell(text);
    case 'day':
    case 'moment': {
      const time = Date.parse(column.kind === 'day' ? `${text}T00:00:00Z` : text);
      if (Number.isNaN(time)) return plainCell(text);
      const shifted = column.kind === 'day' ? time : time + MOSCOW_OFFSET;
      return numberCell(String((shifted - EPOCH) / DAY), STYLE[column.kind]);
    }
  }
}
