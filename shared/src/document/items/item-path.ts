import type { CellPlace } from './item-edits';
import type { ItemField } from './item-values';

/** The path of a part of a line in errors and in ids: `items.3.discount_percent`. */
export function itemPath(row: number, field: ItemField): string {
  return `items.${String(row)}.${field}`;
}

/** The path of a cell in errors and in ids. */
export function cellPath({ row, column }: CellPlace): string {
  return itemPath(row, column);
}
