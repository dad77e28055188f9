import type { ReactNode } from 'react';

import { classNames, VisuallyHidden } from '../../ui/ui';
import classes from './line-table.module.css';

export interface LineColumn<Row> {
  /** Names the cells for the page's own widths and places, as `data-column`. */
  id: string;
  title: string;
  /** The heading is told to a screen reader alone: over boxes and menus. */
  titleHidden?: boolean;
  /** The cell names its line, and is read before the others of it. */
  heading?: boolean;
  /** Sums stand at the right. */
  align?: 'end';
  /** On a phone, where headings are gone, the value stands after its heading. */
  labelled?: boolean;
  cell: (row: Row) => ReactNode;
}

export interface LineTableProps<Row> {
  columns: readonly LineColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** What is listed, where nothing above the table says it. */
  label?: string;
  /** A line that is over and reads quieter. */
  isOver?: (row: Row) => boolean;
  /** Where the widths of columns are told, and the places of cells on a phone. */
  className?: string;
}

/** A plain table of a page: hairlines between lines, and on a phone each line under itself instead of a sideways scroll. */
export function LineTable<Row>({ columns, rows, rowKey, label, isOver, className }: LineTableProps<Row>) {
  return (
    <table className={classNames(classes.table, className)} aria-label={label}>
      <thead>
        <tr>
          {columns.map(({ id, title, titleHidden, align }) => (
            <th key={id} scope="col" data-column={id} data-align={align}>
              {titleHidden === true ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={rowKey(row)} data-over={isOver?.(row) === true || undefined}>
            {columns.map((column) => (
              <LineCell key={column.id} column={column}>
                {column.cell(row)}
              </LineCell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function LineCell<Row>({ column, children }: { column: LineColumn<Row>; children: ReactNode }) {
  const { id, title, heading, align, labelled } = column;
  const Cell = heading === true ? 'th' : 'td';
  return (
    <Cell
      scope={heading === true ? 'row' : undefined}
      data-column={id}
      data-align={align}
      data-label={labelled === true ? title : undefined}
    >
      {children}
    </Cell>
  );
}

/** The quiet second line of a cell. */
export function LineNote({ children }: { children: ReactNode }) {
  return <span className={classes.note}>{children}</span>;
}

/** A date or a number of a cell: never wrapped, and quiet where the line is over. */
export function LineDay({ children }: { children: ReactNode }) {
  return <span className={classes.day}>{children}</span>;
}
