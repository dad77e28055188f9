import type { Readable } from 'node:stream';
import { spreadsheetOf } from '../exports/spreadsheet.service';
import { type ExportColumn, textColumn } from '../lists/export-column';
import type { Db } from '../platform/database/database';
import { type FailedRow, findFailed } from './import-rows.repository';
import type { StoredImport } from './imports.repository';

const AT_ONCE = 500;

async function* portions(db: Db, importId: number): AsyncGenerator<FailedRow[]> {
  let after = 0;
  for (;;) {
    const rows = await findFailed(db, { importId, after, most: AT_ONCE });
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = last.number;
  }
}

/** The wrong rows as they stood in the file, with the sentence beside each: put right, they can be loaded again. */
export function errorsWorkbook(db: Db, { id, columns }: StoredImport): Readable {
  const own = columns.map(({ title }, at): ExportColumn<FailedRow> => {
    const cell = (row: FailedRow) => row.cells[at];
    return textColumn(title, 24, (row) => {
      const value = cell(row);
      return typeof value === 'object' ? value.fault : (value ?? null);
    });
  });
  const all: ExportColumn<FailedRow>[] = [
    ...own,
    textColumn('Что исправить', 60, (row) => row.message),
    { title: 'Строка файла', width: 14, kind: 'number', value: (row) => row.number },
  ];
  return spreadsheetOf({ title: 'Строки с ошибками', columns: all, rows: portions(db, id) });
}
