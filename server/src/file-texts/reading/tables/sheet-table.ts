import { type Place, placeOf, type RawCell, type SheetVisitor } from '../../../platform/workbook/xlsx-sheet';
import { escaped } from '../page-frame';
import type { SeenCell, SeenCells } from './seen-cells';

/** Of a sheet; more are looked at in a spreadsheet. */
export const MOST_ROWS = 1000;
export const MOST_COLUMNS = 50;

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
    const heading = columns.map((column) => `<th>${lettersOf(column)}</th>`).join('');
    const lines = this.rows.map(({ number, cells }) => {
      const content = columns.map((column) =>
        covered.has(key(number, column)) ? '' : cellHtml(cells.get(column), spans.get(key(number, column))),
      );
      return `<tr><th>${String(number)}</th>${content.join('')}</tr>`;
    });
    return `<div class="table"><table><thead><tr><th></th>${heading}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
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

function cellHtml(cell: SeenCell | undefined, span: Span | undefined): string {
  const attributes = [
    cell?.isNumber === true && ' class="right"',
    span !== undefined && span.columns > 1 && ` colspan="${String(span.columns)}"`,
    span !== undefined && span.rows > 1 && ` rowspan="${String(span.rows)}"`,
  ].filter((attribute) => attribute !== false);
  return `<td${attributes.join('')}>${escaped(cell?.text ?? '').replaceAll('\n', '<br>')}</td>`;
}
