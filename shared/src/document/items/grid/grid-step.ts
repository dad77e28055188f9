import type { CellPlace } from '../item-edits';
import { ITEM_COLUMNS } from '../item-values';

export type GridStep =
  | 'up'
  | 'down'
  | 'left'
  | 'right'
  | 'next'
  | 'previous'
  | 'row-start'
  | 'row-end'
  | 'first'
  | 'last';

/**
 * The cell a step leads to. `next` and `previous` walk across and on to the neighbouring line, as Tab does; null when
 * there is nothing further: then Tab leaves the table and Enter makes a new line.
 */
export function stepTo({ row, column }: CellPlace, step: GridStep, rows: number): CellPlace | null {
  const at = ITEM_COLUMNS.indexOf(column);
  const lastColumn = ITEM_COLUMNS.length - 1;
  const cell = (toRow: number, toColumn: number): CellPlace | null => {
    const name = ITEM_COLUMNS[toColumn];
    return toRow < 0 || toRow >= rows || name === undefined ? null : { row: toRow, column: name };
  };
  switch (step) {
    case 'up':
      return cell(row - 1, at);
    case 'down':
      return cell(row + 1, at);
    case 'left':
      return cell(row, at - 1);
    case 'right':
      return cell(row, at + 1);
    case 'next':
      return at < lastColumn ? cell(row, at + 1) : cell(row + 1, 0);
    case 'previous':
      return at > 0 ? cell(row, at - 1) : cell(row - 1, lastColumn);
    case 'row-start':
      return cell(row, 0);
    case 'row-end':
      return cell(row, lastColumn);
    case 'first':
      return cell(0, 0);
    case 'last':
      return cell(rows - 1, lastColumn);
  }
}
