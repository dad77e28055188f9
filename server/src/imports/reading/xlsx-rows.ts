import { quoted } from 'shared/contract/quotation';
import { UnreadableFile } from '../../platform/workbook/unreadable-file';
import { openArchive } from '../../platform/workbook/xlsx-archive';
import { readWorkbook, type WorkbookFacts } from '../../platform/workbook/xlsx-book';
import {
  type Place,
  type RawCell,
  sheetReading,
  type SheetVisitor,
} from '../../platform/workbook/xlsx-sheet';
import { dayAsSeen, dayText, numberText } from '../../platform/workbook/xlsx-values';
import {
  type Cell,
  type FileRow,
  MOST_COLUMNS,
  NO_ROWS,
  rowOf,
  signCell,
  type Table,
  textCell,
} from './cell';

/** The sign is one that Excel has, so that it is refused again when the file of wrong rows comes back. */
const FORMULA = {
  fault: 'Формула без значения: откройте файл в Excel, сохраните и загрузите ещё раз',
  sign: '#ЗНАЧ!',
};

/** A share as the sheet shows it: 0.2 of a cell of per cents is 20%. */
const percentText = (value: string) => `${numberText(String(Number(value) * 100))}%`;

function shownText(value: string, { style, facts }: { style: number; facts: WorkbookFacts }): string {
  const shows = facts.shows[style];
  if (shows === 'day' && Number(value) >= 1) return dayText(value, facts);
  return shows === 'percent' && Number.isFinite(Number(value)) ? percentText(value) : numberText(value);
}

function cellOf({ type, style, value, hasFormula }: RawCell, facts: WorkbookFacts): Cell {
  if (value === '') return hasFormula && type !== 'str' ? FORMULA : '';
  switch (type) {
    case 's':
      return textCell(facts.texts[Number(value)] ?? '');
    case 'str':
    case 'inlineStr':
      return textCell(value);
    case 'b':
      return value === '1' ? 'да' : 'нет';
    case 'e':
      return signCell(value.trim());
    case 'd':
      return dayAsSeen(value);
    default:
      return shownText(value, { style, facts });
  }
}

/** Rows of the sheet as they are told of. */
class ReadRows implements SheetVisitor {
  rows: FileRow[] = [];
  private cells: Cell[] = [];

  constructor(private readonly facts: WorkbookFacts) {}

  cell(raw: RawCell, { row, column }: Place): void {
    const cell = cellOf(raw, this.facts);
    if (cell === '') return;
    if (column < 0 || column >= MOST_COLUMNS) {
      throw new UnreadableFile(`В строке ${String(row)} больше ${String(MOST_COLUMNS)} колонок`);
    }
    while (this.cells.length < column) this.cells.push('');
    this.cells[column] = cell;
  }

  rowEnd(number: number): void {
    const row = rowOf(number, this.cells);
    this.cells = [];
    if (row !== null) this.rows.push(row);
  }
}

/**
 * Rows of the first visible sheet as they pass: values of formulas as they were when the file was saved, days by the
 * form their cells are shown in. Refuses with a sentence what is no workbook.
 */
async function* rowsOf(bytes: Buffer, told: (facts: WorkbookFacts) => void): AsyncGenerator<FileRow[]> {
  const archive = await openArchive(bytes);
  try {
    const facts = await readWorkbook(archive);
    told(facts);
    const read = new ReadRows(facts);
    const pieces = archive.read(facts.sheets[0].part, sheetReading(read));
    while ((await pieces.next()).done !== true) yield read.rows.splice(0);
    yield read.rows.splice(0);
  } finally {
    archive.close();
  }
}

/** The table of the first visible sheet; where it is empty and others are not looked at, that is said. */
export function xlsxTable(bytes: Buffer): Table {
  let emptyText = NO_ROWS;
  const told = ({ sheets: [first, ...others] }: WorkbookFacts) => {
    if (others.length === 0) return;
    emptyText = `На первом листе ${quoted(first.name)} нет строк с данными, а загружается только первый лист`;
  };
  return { rows: rowsOf(bytes, told), emptyText: () => emptyText };
}
