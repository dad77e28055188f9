import { UnreadableFile } from '../../../platform/workbook/unreadable-file';
import { type Archive, openArchive } from '../../../platform/workbook/xlsx-archive';
import { readWorkbook, type Sheet } from '../../../platform/workbook/xlsx-book';
import { sheetReading } from '../../../platform/workbook/xlsx-sheet';
import { escaped, pageAround } from '../page-frame';
import { NOT_A_TEXT, UnreadableText } from '../unreadable-text';
import { SeenCells } from './seen-cells';
import { MOST_COLUMNS, MOST_ROWS, SheetTable } from './sheet-table';

const MOST_SHEETS = 30;
/** Of all sheets together, those without a text among them: a browser lays out no more while somebody waits. */
const MOST_CELLS = 60_000;
/** Bytes of a sheet that are read on for the sake of its merged cells once there are as many rows as are shown. */
const READ_ON = 16 * 1024 * 1024;

async function tableOf(archive: Archive, { part }: Sheet, { seen, rows }: Wanted): Promise<SheetTable> {
  const table = new SheetTable(seen, rows);
  for await (const bytesRead of archive.read(part, sheetReading(table))) {
    if (table.hasMoreRows && bytesRead > READ_ON) break;
  }
  return table;
}

interface Wanted {
  seen: SeenCells;
  rows: number;
}

/** What of the sheet is not shown; null when all of it is. */
function leftOut({ hasMoreRows, hasMoreColumns }: SheetTable, rows: number): string | null {
  const parts = [
    hasMoreRows && `первые ${rows.toLocaleString('ru-RU')} заполненных строк`,
    hasMoreColumns && `колонки до ${String(MOST_COLUMNS)}-й`,
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : `Показаны ${parts.join(' и ')}. Остальное смотрите в самом файле.`;
}

const note = (text: string) => `<p class="no">${text}</p>`;
const place = (at: number) => `sheet-${String(at + 1)}`;

function sheetHtml(table: SheetTable, rows: number): string {
  if (table.isEmpty) return note('На листе нет заполненных ячеек.');
  const missing = leftOut(table, rows);
  return `${missing === null ? '' : note(missing)}${table.html()}`;
}

async function sheetsHtml(archive: Archive): Promise<string> {
  const facts = await readWorkbook(archive);
  const seen = new SeenCells(facts);
  const sheets = facts.sheets.slice(0, MOST_SHEETS);
  const isOne = facts.sheets.length === 1;
  const parts: string[] = [];
  let left = MOST_CELLS;
  for (const [at, sheet] of sheets.entries()) {
    const rows = Math.min(MOST_ROWS, Math.max(1, Math.floor(left / MOST_COLUMNS)));
    const table = await tableOf(archive, sheet, { seen, rows });
    left -= table.size;
    parts.push(
      `<section id="${place(at)}">${isOne ? '' : `<h2>${escaped(sheet.name)}</h2>`}${sheetHtml(table, rows)}</section>`,
    );
  }
  const links = sheets.map(({ name }, at) => `<a href="#${place(at)}">${escaped(name)}</a>`);
  if (facts.sheets.length > sheets.length) {
    parts.push(note(`Показаны первые ${String(MOST_SHEETS)} листов. Остальные смотрите в самом файле.`));
  }
  if (facts.hasHiddenSheets) parts.push(note('Скрытые листы книги не показаны.'));
  return `${isOne ? '' : `<nav>${links.join('')}</nav>`}${parts.join('\n')}`;
}

/**
 * The visible sheets of a workbook as tables, as far as they are looked at before the file is opened. Refuses with
 * `UnreadableText` what is no workbook.
 */
export async function workbookPage(bytes: Uint8Array): Promise<string> {
  let archive: Archive | null = null;
  try {
    archive = await openArchive(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
    return pageAround(await sheetsHtml(archive), 'tables');
  } catch (error) {
    throw error instanceof UnreadableFile ? new UnreadableText(NOT_A_TEXT) : error;
  } finally {
    archive?.close();
  }
}
