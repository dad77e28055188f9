import type { Column } from '../register-definition';

/** How a reader has arranged a register. */
export interface ColumnLayout {
  /** Keys of the shown columns in order; null is the register's own arrangement. */
  shown: readonly string[] | null;
  /** Column key → pixels. */
  widths: Readonly<Record<string, number>>;
}

export const PLAIN_LAYOUT: ColumnLayout = { shown: null, widths: {} };

export const LEAST_WIDTH = 64;
export const MOST_WIDTH = 800;
/** What the column that takes the rest is never squeezed under. */
const LEAST_REST = 200;

type Known = Pick<Column<never>, 'key' | 'width' | 'minWidth' | 'isLocked' | 'isHidden'>;

/**
 * The shown columns in the reader's order. Keys that no longer exist are dropped, a locked column is always there,
 * and the first column of the register stays first.
 */
export function arrangeColumns<Of extends Known>(columns: readonly Of[], layout: ColumnLayout): Of[] {
  const keys =
    layout.shown ?? columns.filter((column) => column.isHidden !== true).map((column) => column.key);
  const known = new Map(columns.map((column) => [column.key, column]));
  const [first] = columns;
  const wanted = [
    ...(first === undefined ? [] : [first.key]),
    ...keys,
    ...columns.filter((column) => column.isLocked === true).map((column) => column.key),
  ];
  return [...new Set(wanted)].flatMap((key) => known.get(key) ?? []);
}

/** Shows a column at the end or hides it. */
export function toggleColumn(shown: readonly string[], key: string): string[] {
  return shown.includes(key) ? shown.filter((other) => other !== key) : [...shown, key];
}

/** Moves a shown column to a place; the first place is taken by the pinned column. */
export function moveColumn(shown: readonly string[], key: string, place: number): string[] {
  const from = shown.indexOf(key);
  if (from < 1) return [...shown];
  const rest = shown.filter((other) => other !== key);
  rest.splice(Math.min(Math.max(place, 1), rest.length), 0, key);
  return rest;
}

/** Keeps a width within what can be read and what fits a screen. */
export function clampWidth(width: number): number {
  return Math.round(Math.min(Math.max(width, LEAST_WIDTH), MOST_WIDTH));
}

/** The tracks of the table's grid: one column takes what is left, the last one when none does. */
function gridTemplate(columns: readonly Known[], widths: ColumnLayout['widths']): string {
  const widthOf = (column: Known) => widths[column.key] ?? column.width;
  const hasRest = columns.some((column) => widthOf(column) === undefined);
  return columns
    .map((column, place) => {
      const width = widthOf(column);
      if (width === undefined) return `minmax(${String(column.minWidth ?? LEAST_REST)}px, 1fr)`;
      const takesRest = !hasRest && place === columns.length - 1;
      return takesRest ? `minmax(${String(width)}px, 1fr)` : `${String(width)}px`;
    })
    .join(' ');
}

/** The width under which the table scrolls sideways. */
function leastTableWidth(columns: readonly Known[], widths: ColumnLayout['widths']): number {
  return columns.reduce(
    (sum, column) => sum + (widths[column.key] ?? column.width ?? column.minWidth ?? LEAST_REST),
    0,
  );
}

/** Pixels of the column of check boxes. */
const SELECT_WIDTH = 44;

/** How wide the table stands: the tracks of its grid, and the pixels under which it scrolls sideways. */
export function tableSizes(
  columns: readonly Known[],
  widths: ColumnLayout['widths'],
  isSelectable: boolean,
): { tracks: string; least: number } {
  const tracks = gridTemplate(columns, widths);
  const least = leastTableWidth(columns, widths);
  return isSelectable
    ? { tracks: `${String(SELECT_WIDTH)}px ${tracks}`, least: least + SELECT_WIDTH }
    : { tracks, least };
}
