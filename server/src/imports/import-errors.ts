import type { Readable } from 'node:stream';
import { type Field, type FieldTable, wireFields } from 'shared/contract/record/field-table';
import { spreadsheetOf } from '../exports/spreadsheet.service';
import { type ExportColumn, textColumn } from '../lists/export-column';
import type { Db } from '../platform/database/database';
import { type FailedRow, findFailed } from './import-rows.repository';
import { seenIn } from './reading/cell';
import type { StoredImport } from './imports.repository';

/** What stands beside a row; of a file that was put right once and is wrong again, the sentences of before are left out. */
const [WHAT, ROW] = ['Что исправить', 'Строка файла'];
const OURS: readonly string[] = [WHAT, ROW];

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

/** Kinds of fields whose values are numbers; digits of any other, such as an ИНН or a code, are a text. */
const NUMBERS: readonly string[] = ['money', 'quantity', 'percent', 'whole'] satisfies Field['kind'][];

/** The wrong rows as they stood in the file, with the sentence beside each: put right, they can be loaded again. */
export function errorsWorkbook(db: Db, { id, columns, mapping }: StoredImport, fields: FieldTable): Readable {
  const known: Readonly<Record<string, Field>> = wireFields(fields);
  const own = columns.flatMap(({ title }, at): ExportColumn<FailedRow>[] => {
    if (OURS.includes(title)) return [];
    const seen = ({ cells }: FailedRow) => {
      const cell = cells[at];
      return cell === undefined ? null : seenIn(cell);
    };
    const kind = known[mapping[at] ?? '']?.kind;
    return kind !== undefined && NUMBERS.includes(kind)
      ? [{ title, width: 24, kind: 'number', value: seen }]
      : [textColumn(title, 24, seen)];
  });
  const all: ExportColumn<FailedRow>[] = [
    ...own,
    textColumn(WHAT, 60, (row) => row.message),
    { title: ROW, width: 14, kind: 'number', value: (row) => row.number },
  ];
  return spreadsheetOf({ title: 'Строки с ошибками', columns: all, rows: portions(db, id) });
}
