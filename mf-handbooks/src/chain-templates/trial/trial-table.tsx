import type { ReactNode } from 'react';
import { LineNote, LineTable, type LineColumn } from 'shared/document';

import classes from './trial.module.css';

export interface TrialRow {
  key: string;
  name: string;
  note?: string | null;
  /** In the order of the columns; `alarm`: somebody has to do something about it. */
  cells: readonly { value: string; alarm?: boolean }[];
}

interface TrialTableProps {
  title: string;
  /** Under the title: what the numbers are. */
  about?: ReactNode;
  /** The first is over the names. */
  columns: readonly [string, ...string[]];
  rows: readonly TrialRow[];
}

const nameColumn = (title: string): LineColumn<TrialRow> => ({
  id: 'name',
  title,
  heading: true,
  cell: ({ name, note }) => (
    <>
      {name}
      {note !== undefined && note !== null && <LineNote>{note}</LineNote>}
    </>
  ),
});

const numberColumn = (title: string, at: number): LineColumn<TrialRow> => ({
  id: title,
  title,
  align: 'end',
  labelled: true,
  cell: ({ cells }) => {
    const { value, alarm } = cells[at] ?? { value: '—' };
    if (value === '0') return <span className={classes.quiet}>0</span>;
    return alarm === true ? <span className={classes.alarm}>{value}</span> : value;
  },
});

/** Names with numbers beside them; on a phone the numbers stand under the name, each with its word. */
export function TrialTable({ title, about, columns: [first, ...others], rows }: TrialTableProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3>{title}</h3>
      {about !== undefined && <p>{about}</p>}
      <LineTable
        columns={[nameColumn(first), ...others.map(numberColumn)]}
        rows={rows}
        rowKey={({ key }) => key}
        className={classes.table}
      />
    </section>
  );
}
