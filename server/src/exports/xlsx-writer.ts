import { Readable } from 'node:stream';
import { Zip } from 'fflate';
import type { ExportColumn } from '../lists/export-column';
import { DeflatedPart } from './deflated-part';
import { headerCell, valueCell } from './xlsx-cell';
import { ROWS_PER_SHEET, SHEET_END, sheetStart, workbookParts } from './xlsx-parts';

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

const rowText = <Row>(columns: readonly ExportColumn<Row>[], row: Row) =>
  `<row>${columns.map((column) => valueCell(column, row)).join('')}</row>`;

function rowsText<Row>(columns: readonly ExportColumn<Row>[], rows: readonly Row[]): string {
  return rows.map((row) => rowText(columns, row)).join('');
}

async function* bytesOf<Row>({ title, columns, rows, rowsPerSheet = ROWS_PER_SHEET }: Workbook<Row>) {
  const written: Uint8Array[] = [];
  const zip = zipInto(written);
  const begun = (name: string): DeflatedPart => {
    const part = new DeflatedPart(name);
    zip.add(part);
    return part;
  };
  const head = `<row>${columns.map((column) => headerCell(column)).join('')}</row>`;
  const start = sheetStart(columns.map((column) => column.width)) + head;
  let sheets = 1;
  let left = rowsPerSheet;
  let sheet = begun('xl/worksheets/sheet1.xml');
  try {
    await sheet.write(start);
    for await (const portion of rows) {
      for (let from = 0; from < portion.length;) {
        if (left === 0) {
          await sheet.write(SHEET_END);
          await sheet.end();
          sheets += 1;
          left = rowsPerSheet;
          sheet = begun(`xl/worksheets/sheet${String(sheets)}.xml`);
          await sheet.write(start);
        }
        const taken = portion.slice(from, from + left);
        await sheet.write(rowsText(columns, taken));
        left -= taken.length;
        from += taken.length;
      }
      // Nothing is kept: the bytes go on before the next rows are read.
      yield* written.splice(0);
    }
    await sheet.write(SHEET_END);
    await sheet.end();
    for (const [name, text] of Object.entries(workbookParts(title, sheets))) {
      const part = begun(name);
      await part.write(text);
      await part.end();
    }
    zip.end();
    yield* written.splice(0);
  } finally {
    sheet.terminate();
  }
}

/** The workbook as a stream of bytes, made while it is read; its size in memory does not depend on the rows. */
export function workbookStream<Row>(workbook: Workbook<Row>): Readable {
  return Readable.from(bytesOf(workbook), { objectMode: false });
}
