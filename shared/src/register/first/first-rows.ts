import type { FirstColumn, FirstRows } from '../../contract/area/first-rows';
import amount from '../../ui/value/amount.module.css';
import status from '../../ui/status/status.module.css';
import tabs from '../../ui/layout/tabs.module.css';
import { arrangeColumns, PLAIN_LAYOUT, tableSizes } from '../columns/column-layout';
import { readLayout, readRowHeight } from '../columns/stored-layout';
import filter from '../filter/filter-bar.module.css';
import register from '../page/register.module.css';
import names from '../table/table-head.module.css';
import table from '../table/table.module.css';
import { element, mark } from './element';
import { firstText, type WireRow } from './first-value';

export { element } from './element';
export type { WireRow } from './first-value';

export interface FirstList {
  resource: string;
  rows: FirstRows;
  /** The rows as the server gave them. */
  data: readonly WireRow[];
}

/** The room of a status's glyph, which only the page draws. */
const GLYPH_WIDTH = '0.875rem';

function valueOf(row: WireRow, column: FirstColumn): (Node | string)[] {
  const value = firstText(row, column);
  if (value === null) return [];
  if (column.as === 'status') {
    const glyph = element('i', undefined);
    glyph.style.width = GLYPH_WIDTH;
    return [element('span', status.mark, glyph, element('span', status.word, value.text))];
  }
  if (value.sign === undefined) return [value.text];
  const { text, rest = '', sign } = value;
  return [
    element(
      'span',
      amount.amount,
      text,
      element('span', amount.rest, rest),
      element('span', amount.sign, sign),
    ),
  ];
}

function rowOf(row: WireRow, columns: readonly FirstColumn[], isSelectable: boolean): HTMLElement {
  const cells = columns.map((column, place) =>
    mark(element('div', table.cell, ...valueOf(row, column)), {
      pinned: place === 0,
      align: column.align,
      tone: column.tone,
      num: column.isNumeric,
    }),
  );
  const select = isSelectable ? [element('div', table.select)] : [];
  return mark(element('div', table.row, ...select, ...cells), { row: String(row.id) });
}

function headOf(columns: readonly FirstColumn[], isSelectable: boolean): HTMLElement {
  const cells = columns.map((column, place) =>
    mark(element('div', names.name, element('span', undefined, column.title)), {
      align: column.align,
      pinned: place === 0,
    }),
  );
  const select = isSelectable ? [element('div', table.select)] : [];
  return element('div', table.head, ...select, ...cells);
}

/** What the register puts into the layout's header first: its name. */
export function drawFirstHeader(title: string): HTMLElement {
  return element('div', register.header, element('b', register.title, title));
}

/**
 * The register as it will stand once its code has come: rows, head and the room of what stands above them. Null when
 * the reader has arranged the table with columns that only the code knows, and when there is nothing to show.
 */
export function drawFirstRows({ resource, rows, data }: FirstList): HTMLElement | null {
  const { name = resource, columns, hasTabs = false, isSelectable = false } = rows;
  const layout = readLayout(name) ?? PLAIN_LAYOUT;
  const known = new Set(columns.map(({ key }) => key));
  if (data.length === 0 || layout.shown?.some((key) => !known.has(key)) === true) return null;
  const shown = arrangeColumns(columns, layout);
  const { tracks, least } = tableSizes(shown, layout.widths, isSelectable);

  const top = element('div', table.top, element('div', table.body, headOf(shown, isSelectable)));
  const body = element('div', table.body, ...data.map((row) => rowOf(row, shown, isSelectable)));
  const grid = mark(element('div', table.grid, top, body), {
    height: readRowHeight(),
    selectable: isSelectable,
  });
  grid.style.setProperty('--tracks', tracks);
  grid.style.setProperty('--least', `${String(least)}px`);
  return element(
    'div',
    register.register,
    ...(hasTabs ? [element('div', tabs.tabs, element('span', tabs.tab))] : []),
    element('div', filter.bar),
    element('div', register.table, grid),
  );
}
