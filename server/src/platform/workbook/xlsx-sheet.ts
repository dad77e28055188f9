import type { Reading } from './xlsx-archive';

/** A cell as it is written. */
export interface RawCell {
  type: string;
  style: number;
  value: string;
  hasFormula: boolean;
}

export interface Place {
  /** As the spreadsheet counts it: the first is 1. */
  row: number;
  /** A is 0; less of a cell that says no place that there is. */
  column: number;
}

/** Who is told of the cells of a sheet in their order. */
export interface SheetVisitor {
  cell(cell: RawCell, place: Place): void;
  rowEnd(number: number): void;
  /** Cells that are shown as one: «A1:C2»; told of behind all rows. */
  merged?(reference: string): void;
}

/** The place of a column by its letters: A is 0. */
export function placeOf(reference: string): number {
  let place = 0;
  for (const sign of reference.replace(/\d+$/, '')) place = place * 26 + sign.charCodeAt(0) - 64;
  return place - 1;
}

/** Tells the visitor of cells as the elements of a sheet pass. */
export function sheetReading(visitor: SheetVisitor): Reading {
  let row = 0;
  let column = -1;
  let cell: RawCell | null = null;
  let isValue = false;
  let isHint = false;
  return {
    open(name, { r, t, s, ref }) {
      if (name === 'row') {
        row = r === undefined ? row + 1 : Number(r);
        column = -1;
      }
      if (name === 'c') {
        column = r === undefined ? column + 1 : placeOf(r);
        cell = { type: t ?? 'n', style: Number(s ?? 0), value: '', hasFormula: false };
      }
      if (name === 'f' && cell !== null) cell.hasFormula = true;
      // How a word is read aloud is no part of it.
      if (name === 'rPh') isHint = true;
      isValue = name === 'v' || (name === 't' && !isHint);
      if (name === 'mergeCell' && ref !== undefined) visitor.merged?.(ref);
    },
    text(piece) {
      if (isValue && cell !== null) cell.value += piece;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'rPh') isHint = false;
      if (name === 'c' && cell !== null) {
        visitor.cell(cell, { row, column });
        cell = null;
      }
      if (name === 'row') visitor.rowEnd(row);
    },
  };
}
