/** How a column of a register stands in a spreadsheet: with its type, so that it can be added up and sorted there. */
export interface ExportColumn<Row> {
  title: string;
  /** Characters. */
  width: number;
  kind: 'text' | 'number' | 'money' | 'day' | 'moment';
  /** A decimal, `yyyy-mm-dd` or an ISO moment as text for the kinds that are no text; null leaves the cell empty. */
  value: (row: Row) => string | number | null;
}

export type ExportColumns<Row> = Readonly<Record<string, ExportColumn<Row>>>;

export function textColumn<Row>(
  title: string,
  width: number,
  value: (row: Row) => string | null,
): ExportColumn<Row> {
  return { title, width, kind: 'text', value };
}

export function moneyColumn<Row>(title: string, value: (row: Row) => string | null): ExportColumn<Row> {
  return { title, width: 18, kind: 'money', value };
}

export function dayColumn<Row>(title: string, value: (row: Row) => string | null): ExportColumn<Row> {
  return { title, width: 12, kind: 'day', value };
}

export function momentColumn<Row>(title: string, value: (row: Row) => string | null): ExportColumn<Row> {
  return { title, width: 18, kind: 'moment', value };
}
