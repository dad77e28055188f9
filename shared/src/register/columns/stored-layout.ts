import { PLAIN_LAYOUT, type ColumnLayout } from './column-layout';

/** How tall a row is: 32, 38 or 52 pixels. */
export type RowHeight = 'compact' | 'normal' | 'roomy';

/** The one key of the browser's storage that holds how a reader has arranged all registers. */
const KEY = 'contracts.registers';

interface Stored {
  rowHeight: RowHeight;
  layouts: Record<string, ColumnLayout>;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isHeight = (value: unknown): value is RowHeight =>
  value === 'compact' || value === 'normal' || value === 'roomy';

function layoutOf(value: unknown): ColumnLayout {
  if (!isRecord(value)) return PLAIN_LAYOUT;
  const shown = Array.isArray(value.shown) ? value.shown.filter((key) => typeof key === 'string') : null;
  const widths = isRecord(value.widths)
    ? Object.entries(value.widths).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
  return { shown, widths: Object.fromEntries(widths) };
}

function read(): Stored {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    const stored = isRecord(value) ? value : {};
    const layouts = isRecord(stored.layouts) ? stored.layouts : {};
    return {
      rowHeight: isHeight(stored.rowHeight) ? stored.rowHeight : 'normal',
      layouts: Object.fromEntries(Object.entries(layouts).map(([name, layout]) => [name, layoutOf(layout)])),
    };
  } catch {
    // What is there was not written by us or was cut off: the reader gets the plain arrangement.
    return { rowHeight: 'normal', layouts: {} };
  }
}

function write(stored: Stored): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch (error) {
    // A full or closed storage costs the reader only that the arrangement is not remembered.
    console.warn('The arrangement of columns is not kept', error);
  }
}

/** The kept arrangement of a register; null when the reader has never arranged it. */
export function readLayout(name: string): ColumnLayout | null {
  return read().layouts[name] ?? null;
}

/** Keeps the arrangement for the next visit; null forgets it. */
export function writeLayout(name: string, layout: ColumnLayout | null): void {
  const stored = read();
  const { [name]: _, ...others } = stored.layouts;
  write({ ...stored, layouts: layout === null ? others : { ...others, [name]: layout } });
}

/** The height of rows, the same in every register. */
export function readRowHeight(): RowHeight {
  return read().rowHeight;
}

/** Keeps the height of rows for every register. */
export function writeRowHeight(rowHeight: RowHeight): void {
  write({ ...read(), rowHeight });
}
