import { parseDecimal } from '../../../form/form';

import { typeCell } from '../item-edits';
import { emptyItem, type ItemUnit, type ItemValues } from '../item-values';

type Column = 'name' | 'quantity' | 'unit' | 'price' | 'skip';

/** Heads of columns as spreadsheets of specifications name them. */
const HEADS: readonly [RegExp, Column][] = [
  [/^(№|n|no|п\/?п|№\s*п\/?п|поз\.?|позиция)$/i, 'skip'],
  [/наименован|назван|товар|услуг|работ|номенклат|описан/i, 'name'],
  [/кол-?\s?во|количеств/i, 'quantity'],
  [/^ед\.?|единиц|изм\.?$/i, 'unit'],
  [/цена|тариф|стоимость\s+(за\s+)?ед/i, 'price'],
  [/сумм|стоимост|ндс|всего|итог/i, 'skip'],
];

const headOf = (cell: string): Column | null => HEADS.find(([word]) => word.test(cell))?.[1] ?? null;
const isNumber = (cell: string) => /\d/.test(cell) && parseDecimal(cell, { scale: 6, fixed: false }) !== null;

/** The columns named by a head row; null when the row is no head. */
function columnsOfHead(row: readonly string[]): Column[] | null {
  const heads = row.map(headOf);
  const named = heads.filter((column) => column !== null && column !== 'skip');
  if (!named.includes('name') || named.length < 2 || row.some(isNumber)) return null;
  const taken = new Set<Column>();
  return heads.map((column) => {
    if (column === null || taken.has(column)) return 'skip';
    if (column !== 'skip') taken.add(column);
    return column;
  });
}

/** Without a head: a running number is passed over, then name, then quantity and unit in either order, then price. */
function columnsOfRows(rows: readonly string[][]): Column[] {
  const numbered = rows.every(
    (row, place) => row.length > 1 && row[0]?.replace(/\.$/, '') === String(place + 1),
  );
  const rest = rows.map((row) => (numbered ? row.slice(1) : row));
  const unitFirst =
    rest.some((row) => row.length >= 3) &&
    rest.every((row) => row.length < 3 || (!isNumber(row[1] ?? '') && isNumber(row[2] ?? '')));
  const order: Column[] = unitFirst
    ? ['name', 'unit', 'quantity', 'price']
    : ['name', 'quantity', 'unit', 'price'];
  return numbered ? ['skip', ...order] : order;
}

/** «Итого», «Всего» and «НДС» under a table are its sums and no positions. */
const isTotal = (name: string) => /^(итого|всего|в том числе|ндс)(?![а-яё])/i.test(name);

const FILLED = ['quantity', 'unit', 'price'] as const;

/**
 * Lines of a specification out of rows copied from a spreadsheet: «Сервер ⇥ 8 ⇥ шт ⇥ 1 284 000,00». What cannot be
 * read stays in its cell as it was written.
 */
export function itemsOfCells(cells: readonly string[][], units: readonly ItemUnit[]): ItemValues[] {
  const head = cells[0] === undefined ? null : columnsOfHead(cells[0]);
  const rows = head === null ? [...cells] : cells.slice(1);
  const columns = head ?? columnsOfRows(rows);
  return rows.flatMap((row) => {
    const read = (column: Column) => row[columns.indexOf(column)] ?? '';
    const name = read('name');
    if (name === '' || isTotal(name)) return [];
    return [
      FILLED.reduce<ItemValues>(
        (item, column) =>
          read(column) === '' ? item : typeCell(item, { column, text: read(column), units }),
        { ...emptyItem(), name },
      ),
    ];
  });
}
