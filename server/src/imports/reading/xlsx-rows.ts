import { openArchive } from './xlsx-archive';
import { type Cell, type FileRow, MOST_COLUMNS, rowOf, signCell, textCell, UnreadableFile } from './cell';
import { readWorkbook, type WorkbookFacts } from './xlsx-book';

const DAY = 86_400_000;
const EPOCH = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);
/** The sign is one that Excel has, so that it is refused again when the file of wrong rows comes back. */
const FORMULA = {
  fault: 'Формула без значения: откройте файл в Excel, сохраните и загрузите ещё раз',
  sign: '#ЗНАЧ!',
};

interface RawCell {
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

/** The place of a column by its letters: A is 0. */
function placeOf(reference: string): number {
  let place = 0;
  for (const sign of reference.replace(/\d+$/, '')) place = place * 26 + sign.charCodeAt(0) - 64;
  return place - 1;
}

/** A number as a person would type it: without the noise of binary fractions, never with an exponent. */
function numberText(value: string): string {
  const number = Number(value);
  if (value.trim() === '' || !Number.isFinite(number)) return value;
  const clean = Number(number.toPrecision(15));
  return Math.abs(clean) < 1e21 && !String(clean).includes('e')
    ? String(clean)
    : clean.toFixed(Math.abs(clean) < 1 ? 10 : 0);
}

/** As people write it, since it may come to a text or back to them in the file of wrong rows. */
const dayAsSeen = (moment: string) => moment.slice(0, 10).split('-').reverse().join('.');

function dayText(value: string, { isFrom1904 }: WorkbookFacts): string {
  const moment = new Date((isFrom1904 ? EPOCH_1904 : EPOCH) + Math.floor(Number(value)) * DAY);
  return Number.isNaN(moment.getTime()) ? value : dayAsSeen(moment.toISOString());
}

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

/** Puts the cells of a sheet together as they pass. */
class SheetReader {
  rows: FileRow[] = [];
  private number = 0;
  private cells: Cell[] = [];
  private place = -1;
  private cell: RawCell | null = null;
  private isValue = false;
  private isHint = false;

  constructor(private readonly facts: WorkbookFacts) {}

  open(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    if (name === 'row') {
      this.number = r === undefined ? this.number + 1 : Number(r);
      this.cells = [];
      this.place = -1;
    }
    if (name === 'c') {
      this.place = r === undefined ? this.place + 1 : placeOf(r);
      this.cell = { type: t ?? 'n', style: Number(s ?? 0), value: '', hasFormula: false };
    }
    if (name === 'f' && this.cell !== null) this.cell.hasFormula = true;
    if (name === 'rPh') this.isHint = true;
    this.isValue = name === 'v' || (name === 't' && !this.isHint);
  }

  text(piece: string): void {
    if (this.isValue && this.cell !== null) this.cell.value += piece;
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    if (name === 'rPh') this.isHint = false;
    if (name === 'c' && this.cell !== null) this.put(cellOf(this.cell, this.facts));
    if (name === 'row') {
      const row = rowOf(this.number, this.cells);
      if (row !== null) this.rows.push(row);
    }
  }

  private put(cell: Cell): void {
    this.cell = null;
    if (cell === '') return;
    if (this.place < 0 || this.place >= MOST_COLUMNS) {
      throw new UnreadableFile(`В строке ${String(this.number)} больше ${String(MOST_COLUMNS)} колонок`);
    }
    while (this.cells.length < this.place) this.cells.push('');
    this.cells[this.place] = cell;
  }
}

/**
 * Rows of the first visible sheet as they pass: values of formulas as they were when the file was saved, days by the
 * form their cells are shown in. Refuses with a sentence what is no workbook.
 */
export async function* xlsxRows(bytes: Buffer): AsyncGenerator<FileRow[]> {
  const archive = await openArchive(bytes);
  try {
    const facts = await readWorkbook(archive);
    const reader = new SheetReader(facts);
    const reading = {
      open: reader.open.bind(reader),
      text: reader.text.bind(reader),
      close: reader.close.bind(reader),
    };
    const pieces = archive.read(facts.sheet, reading);
    while ((await pieces.next()).done !== true) yield reader.rows.splice(0);
    yield reader.rows.splice(0);
  } finally {
    archive.close();
  }
}
