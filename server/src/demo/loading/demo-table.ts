import { Readable } from 'node:stream';
import { addDays } from '../../calendar/business-day';
import type { Cell } from '../../imports/reading/cell';
import { csvRows } from '../../imports/reading/csv-rows';

/** A file of the company's data: the titles of its columns, and its rows as an import reads them. */
export interface DemoTable {
  titles: readonly string[];
  rows: readonly { number: number; cells: string[] }[];
}

// The company lives on the day of the first start: «сегодня-30» is thirty days before it.
const RELATIVE = /^сегодня([+-]\d+)$/;

function onTheDay(cell: Cell, today: string): string {
  const text = typeof cell === 'string' ? cell : cell.fault;
  const days = RELATIVE.exec(text)?.[1];
  return days === undefined ? text : addDays(today, Number(days));
}

/** The file as a table; its days counted from today are days of the calendar. */
export async function readTable(text: string, today: string): Promise<DemoTable> {
  const rows: { number: number; cells: string[] }[] = [];
  for await (const portion of csvRows(() => Promise.resolve(Readable.from([Buffer.from(text)])))) {
    rows.push(
      ...portion.map(({ number, cells }) => ({ number, cells: cells.map((cell) => onTheDay(cell, today)) })),
    );
  }
  const [head, ...rest] = rows;
  return { titles: head?.cells ?? [], rows: rest };
}

/** The rows as texts by the titles of their columns, in the order of the file. */
export function rowsByTitle({ titles, rows }: DemoTable): ((title: string) => string)[] {
  return rows.map(({ cells }) => (title) => {
    const at = titles.indexOf(title);
    if (at < 0) throw new RangeError(`No column is called ${title}`);
    return cells[at] ?? '';
  });
}
