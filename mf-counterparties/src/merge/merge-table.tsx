import type { MergeRow, Side } from './merge-choice';
import classes from './merge.module.css';

interface MergeTableProps {
  rows: readonly MergeRow[];
  /** What stands over the two columns. */
  names: Readonly<Record<Side, { title: string; note: string }>>;
  kept: Readonly<Record<string, Side>>;
  errors: Readonly<Record<string, readonly string[]>>;
  onChoose: (name: string, side: Side) => void;
}

const SIDES: readonly Side[] = ['target', 'source'];

/** Two records side by side; of each field that differs one word is kept. */
export function MergeTable({ rows, names, kept, errors, onChoose }: MergeTableProps) {
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Поле</th>
          {SIDES.map((side) => (
            <th key={side} scope="col">
              {names[side].title}
              <small>{names[side].note}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} aria-invalid={errors[row.name] !== undefined}>
            <th scope="row">
              {row.label}
              {errors[row.name]?.map((sentence) => (
                <span key={sentence} className={classes.fault} role="alert">
                  {sentence}
                </span>
              ))}
            </th>
            {SIDES.map((side) => (
              <td key={side}>
                <label className={classes.choice}>
                  <input
                    type="radio"
                    name={`merge-${row.name}`}
                    aria-label={`${row.label}, ${names[side].note}: ${row[side] ?? 'пусто'}`}
                    checked={kept[row.name] === side}
                    onChange={() => {
                      onChoose(row.name, side);
                    }}
                  />
                  <span data-empty={row[side] === null || undefined}>
                    <small className={classes.side}>{names[side].note}</small>
                    {row[side] ?? 'Пусто'}
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
