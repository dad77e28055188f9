import type { ReactNode } from 'react';

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
  columns: readonly string[];
  rows: readonly TrialRow[];
}

/** Names with numbers beside them; on a phone the numbers stand under the name, each with its word. */
export function TrialTable({ title, about, columns: [first, ...others], rows }: TrialTableProps) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3>{title}</h3>
      {about !== undefined && <p>{about}</p>}
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            {others.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, note, cells }) => (
            <tr key={key}>
              <td className={classes.name}>
                {name}
                {note !== undefined && note !== null && <small>{note}</small>}
              </td>
              {cells.map(({ value, alarm }, at) => (
                <td key={others[at]} data-label={others[at]} data-alarm={alarm === true || undefined}>
                  {value === '0' ? <span className={classes.quiet}>0</span> : value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
