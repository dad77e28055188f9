import { keepSetting, readLocalSettings, readSetting } from '../../session/session';
import type { ColumnLayout } from './column-layout';

/** How tall a row is: 32, 38 or 52 pixels. */
export type RowHeight = 'compact' | 'normal' | 'roomy';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The kept arrangement of a register; null when the reader has never arranged it. */
export function readLayout(name: string, settings = readLocalSettings()): ColumnLayout | null {
  const value = readSetting(`columns:${name}`, settings);
  if (!isRecord(value)) return null;
  const shown = Array.isArray(value.shown) ? value.shown.filter((key) => typeof key === 'string') : null;
  const widths = isRecord(value.widths)
    ? Object.entries(value.widths).filter((entry): entry is [string, number] => typeof entry[1] === 'number')
    : [];
  return { shown, widths: Object.fromEntries(widths) };
}

/** Keeps the arrangement for the next visit; null forgets it. */
export function writeLayout(name: string, layout: ColumnLayout | null): void {
  keepSetting(`columns:${name}`, layout);
}

/** The height of rows, the same in every register. */
export function readRowHeight(settings = readLocalSettings()): RowHeight {
  const value = readSetting('row-height', settings);
  return value === 'compact' || value === 'roomy' ? value : 'normal';
}

/** Keeps the height of rows for every register. */
export function writeRowHeight(rowHeight: RowHeight): void {
  keepSetting('row-height', rowHeight);
}
