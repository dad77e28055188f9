import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import type { ExportColumn } from '../lists/export-column';
import { headerCell, valueCell } from './xlsx-cell';
import { ROWS_PER_SHEET, SHEET_END, sheetStart, workbookParts } from './xlsx-parts';

const encoder = new TextEncoder();

export interface Workbook<Row> {
  title: string;
  columns: readonly ExportColumn<Row>[];
  /** Portions of rows; the next is asked for when the one before has been taken away. */
  rows: AsyncIterable<readonly Row[]>;
  rowsPerSheet?: number;
}

/** Turns the callbacks of a zip into what has been written since the last look. */
function zipInto(written: Uint8Array[]): Zip {
  return new Zip((error, chunk) => {
    if (error) throw error;
    written.push(chunk);
  });
}

function part(zip: Zip, name: string): (text: string, isLast?: boolean) => void {
  const file = new ZipDeflate(name, { level: 6 });
  zip.add(file);
  return (text, isLast = false) => file.push(encoder.encode(text), isLast);
}

async function* bytesOf<Row>({ title, columns, rows, rowsPerSheet = ROWS_PER_SHEET }: Workbook<Row>) {
  const written: Uint8Array[] = [];
  const zip = zipInto(written);
  const head = `<row>${columns.map((column) => headerCell(column.title)).join('')}</row>`;
  let sheets = 0;
  let left = 0;
  let write = part(zip, 'xl/worksheets/sheet1.xml');
  const begin = () => {
    sheets += 1;
    left = rowsPerSheet;
    if (sheets > 1) write = part(zip, `xl/worksheets/sheet${String(sheets)}.xml`);
    write(sheetStart(columns.map((column) => column.width)) + head);
  };
  begin();
  for await (const portion of rows) {
    for (let from = 0; from < portion.length;) {
      if (left === 0) {
        write(SHEET_END, true);
        begin();
      }
      const taken = portion.slice(from, from + left);
      write(
        taken.map((row) => `<row>${columns.map((column) => valueCell(column, row)).join('')}</row>`).join(''),
      );
      left -= taken.length;
      from += taken.length;
    }
    // Nothing is kept: the bytes go on before the next rows are read.
    yield* written.splice(0);
  }
  write(SHEET_END, true);
  for (const [name, text] of Object.entries(workbookParts(title, sheets))) part(zip, name)(text, true);
  zip.end();
  yield* written.splice(0);
}

/** The workbook as a stream of bytes, made while it is read; its size in memory does not depend on the rows. */
export function workbookStream<Row>(workbook: Workbook<Row>): Readable {
  return Readable.from(bytesOf(workbook), { objectMode: false });
}
