import { type Place, placeOf, type RawCell, type SheetVisitor } from '../../../platform/workbook/xlsx-sheet';
import { escaped } from '../page-frame';
import type { SeenCell, SeenCells } from './seen-cells';

/** Of a sheet; more are looked at in a spreadsheet. */
export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 50;
/** From how many signs on a text needs more room, the most first: see the style of the page. */
const LONG_TEXTS = [40, 20, 9] as const;
/** The part of a column's cells that its room is measured by. */
const USUAL = 0.8;

interface Row {
  number: number;
  cells: ReadonlyMap<number, SeenCell>;
}

interface Span {
  columns: number;
  rows: number;
}

function lettersOf(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : `${lettersOf(Math.floor(column / 26) - 1)}${letter}`;
}

/** «A1:C2» as the places of its corners. */
function cornersOf(reference: string) {
  const [from = '', to = from] = reference.split(':');
  const row = (corner: string) => Number(/\d+$/.exec(corner)?.[0] ?? Number.NaN);
  return { left: placeOf(from), right: placeOf(to), top: row(from), bottom: row(to) };
}

const key = (row: number, column: number) => `${String(row)}:${String(column)}`;

/** The cells of a sheet as far as they are shown, and what is left out of them. */
export class SheetTable implements SheetVisitor {
  hasMoreRows = false;
  hasMoreColumns = false;
  private readonly rows: Row[] = [];
  private readonly merges: string[] = [];
  private cells = new Map<number, SeenCell>();
  private width = 0;

  constructor(
    private readonly seen: SeenCells,
    private readonly mostRows: number,
  ) {}

  get isEmpty(): boolean {
    return this.rows.length === 0;
  }

  /** Cells of the table, those without a text among them. */
  get size(): number {
    return this.rows.length * this.width;
  }

  cell(raw: RawCell, { column }: Place): void {
    if (raw.value === '' || this.hasMoreRows) return;
    if (!(column >= 0 && column < MOST_COLUMNS)) this.hasMoreColumns = true;
    else this.cells.set(column, this.seen.read(raw));
  }

  rowEnd(number: number): void {
    const { cells } = this;
    if (cells.size === 0) return;
    this.cells = new Map();
    if (this.rows.length >= this.mostRows) this.hasMoreRows = true;
    else {
      this.rows.push({ number, cells });
      this.width = Math.max(this.width, ...[...cells.keys()].map((column) => column + 1));
    }
  }

  merged(reference: string): void {
    if (this.merges.length < MOST_ROWS * MOST_COLUMNS) this.merges.push(reference);
  }

  html(): string {
    const columns = Array.from({ length: this.width }, (_, column) => column);
    const { spans, covered } = this.spans();
    const heading = columns
      .map((column) => `<th${roomFor(this.lengthIn(column, spans))}>${lettersOf(column)}</th>`)
      .join('');
    const lines = this.rows.map(({ number, cells }) => {
      const content = columns.map((column) =>
        covered.has(key(number, column)) ? '' : cellHtml(cells.get(column), spans.get(key(number, column))),
      );
      return `<tr><th>${String(number)}</th>${content.join('')}</tr>`;
    });
    return `<div class="table"><table><thead><tr><th></th>${heading}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  }

  /**
   * Signs of a line that hardly any text of the column is longer than: one heading over a column of numbers makes it no
   * wider, and what stands over several columns needs none of its own.
   */
  private lengthIn(column: number, spans: ReadonlyMap<string, Span>): number {
    const lengths = this.rows.flatMap(({ number, cells }) => {
      const cell = cells.get(column);
      const isOver = (spans.get(key(number, column))?.columns ?? 1) > 1;
      if (cell === undefined || isOver) return [];
      return [cell.isNumber ? 0 : Math.max(...cell.text.split('\n').map(({ length }) => length))];
    });
    lengths.sort((one, other) => one - other);
    return lengths[Math.ceil((lengths.length - 1) * USUAL)] ?? 0;
  }

  /** Rows without a text are left out, so a cell stands over fewer of them. */
  private spans() {
    const spans = new Map<string, Span>();
    const covered = new Set<string>();
    for (const reference of this.merges) {
      const { left, right, top, bottom } = cornersOf(reference);
      const over = this.rows.filter(({ number }) => number >= top && number <= bottom);
      const last = Math.min(right, this.width - 1);
      const [first] = over;
      if (first === undefined || !(left >= 0 && left <= last)) continue;
      for (const { number } of over) {
        for (let column = left; column <= last; column += 1) covered.add(key(number, column));
      }
      covered.delete(key(first.number, left));
      spans.set(key(first.number, left), { columns: last - left + 1, rows: over.length });
    }
    return { spans, covered };
  }
}

/**
 * A narrow window would press a column to its longest word, a letter a line as it seems; a text keeps room to be read in,
 * and the table is moved sideways.
 */
function roomFor(length: number): string {
  const step = LONG_TEXTS.findIndex((long) => length >= long);
  return step === -1 ? '' : ` class="room-${String(LONG_TEXTS.length - step)}"`;
}

function cellHtml(cell: SeenCell | undefined, span: Span | undefined): string {
  const attributes = [
    cell?.isNumber === true && ' class="right"',
    span !== undefined && span.columns > 1 && ` colspan="${String(span.columns)}"`,
    span !== undefined && span.rows > 1 && ` rowspan="${String(span.rows)}"`,
  ].filter((attribute) => attribute !== false);
  return `<td${attributes.join('')}>${escaped(cell?.text ?? '').replaceAll('\n', '<br>')}</td>`;
}
