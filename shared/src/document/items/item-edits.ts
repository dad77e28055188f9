import { parseDecimal } from '../../form/form';

import { findUnit } from './find-unit';
import {
  emptyItem,
  isBlankItem,
  ITEM_COLUMNS,
  type ItemColumn,
  type ItemUnit,
  type ItemValues,
} from './item-values';

export interface CellPlace {
  row: number;
  column: ItemColumn;
}

type Items = readonly ItemValues[];

/** Numbers of a line as the database keeps them: decimal(18,3) and decimal(18,2). */
export const QUANTITY = { scale: 3, fixed: false, digits: 15 } as const;
export const PRICE = { scale: 2, fixed: true, digits: 16 } as const;

const replaced = (items: Items, row: number, patch: Partial<ItemValues>): Items =>
  items.map((item, place) => (place === row ? { ...item, ...patch } : item));

/** A typed text as the value of a cell; undefined when the cell cannot hold it. */
function readCell(
  column: ItemColumn,
  text: string,
  units: readonly ItemUnit[],
): Partial<ItemValues> | undefined {
  const typed = text.trim();
  if (column === 'name') return { name: text.replace(/\s+/g, ' ').trim() };
  if (typed === '') return { [column]: null };
  if (column === 'unit') {
    const unit = findUnit(units, typed);
    return unit === null ? undefined : { unit };
  }
  const shape = column === 'quantity' ? QUANTITY : PRICE;
  const value = parseDecimal(typed, shape);
  return value === null || value.startsWith('-') ? undefined : { [column]: value };
}

/** The line after a text was typed into a cell; a text that cannot be read stays in the cell and is asked about. */
export function typeCell(
  item: ItemValues,
  { column, text, units }: { column: ItemColumn; text: string; units: readonly ItemUnit[] },
): ItemValues {
  const raw = Object.fromEntries(Object.entries(item.raw).filter(([other]) => other !== column));
  const value = readCell(column, text, units);
  if (value !== undefined) return { ...item, ...value, raw };
  return { ...item, [column]: null, raw: { ...raw, [column]: text.trim() } };
}

/** The lines with one of them changed. */
export function changeItem(items: Items, row: number, patch: Partial<ItemValues>): Items {
  return replaced(items, row, patch);
}

/** An empty line after the given one; after the last when no line is given. */
export function insertItem(items: Items, after: number = items.length - 1): Items {
  return [...items.slice(0, after + 1), emptyItem(), ...items.slice(after + 1)];
}

/** A copy of the line under it; it is a new line. */
export function copyItem(items: Items, row: number): Items {
  const item = items[row];
  if (item === undefined) return items;
  const copy: ItemValues = { ...item, key: emptyItem().key };
  delete copy.id;
  return [...items.slice(0, row + 1), copy, ...items.slice(row + 1)];
}

/** The lines without the given one. */
export function removeItem(items: Items, row: number): Items {
  return items.filter((_, place) => place !== row);
}

/** The line carried to another place; places beyond the ends are the ends. */
export function moveItem(items: Items, from: number, to: number): Items {
  const target = Math.min(Math.max(to, 0), items.length - 1);
  const moved = items[from];
  if (moved === undefined || target === from) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, target), moved, ...others.slice(target)];
}

/** Pasted lines put at a line: it is used up when blank, otherwise they come under it and nothing is written over. */
export function pasteItems(items: Items, row: number, pasted: Items): Items {
  const here = items[row];
  const blank = here !== undefined && isBlankItem(here);
  return [...items.slice(0, blank ? row : row + 1), ...pasted, ...items.slice(row + 1)];
}

/**
 * Cells pasted at a cell that is no name: they fill the block to the right and down as in a spreadsheet, adding lines
 * where the block is longer.
 */
export function pasteBlock(
  items: Items,
  { row, column }: CellPlace,
  paste: { cells: readonly string[][]; units: readonly ItemUnit[] },
): Items {
  const first = ITEM_COLUMNS.indexOf(column);
  return paste.cells.reduce<Items>((before, texts, down) => {
    const at = row + down;
    const grown = at < before.length ? before : [...before, emptyItem()];
    return texts.reduce<Items>((line, text, right) => {
      const target = ITEM_COLUMNS[first + right];
      const item = line[at];
      if (target === undefined || item === undefined) return line;
      return replaced(line, at, typeCell(item, { column: target, text, units: paste.units }));
    }, grown);
  }, items);
}

/** The lines less the blank ones. */
export function withoutBlankItems(items: Items): Items {
  return items.some(isBlankItem) ? items.filter((item) => !isBlankItem(item)) : items;
}
