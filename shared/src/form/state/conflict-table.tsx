import classes from './conflict-table.module.css';

const MINE = 'У вас';

export type Side = 'mine' | 'theirs';

/** Something both sides have changed: a field, or a line of a table. */
export interface ConflictRow {
  key: string;
  label: string;
  mine: string;
  theirs: string;
}

export interface ConflictTableProps {
  rows: readonly ConflictRow[];
  /** What was chosen so far; mine where nothing was. */
  chosen: Readonly<Record<string, Side>>;
  onChoose: (key: string, side: Side) => void;
  /** Where theirs stands. */
  place?: string;
}

/** Both versions of each row side by side; one of them is chosen. */
export function ConflictTable({ rows, chosen, onChoose, place = 'В реестре' }: ConflictTableProps) {
  return (
    <table className={classes.conflict}>
      <thead>
        <tr>
          <th>Поле</th>
          <th>{MINE}</th>
          <th>{place}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            <td id={`conflict-${row.key}`}>{row.label}</td>
            {(['mine', 'theirs'] as const).map((side) => (
              <td key={side}>
                <Choice
                  row={row}
                  side={side}
                  word={side === 'mine' ? MINE : place}
                  checked={(chosen[row.key] ?? 'mine') === side}
                  onChoose={() => {
                    onChoose(row.key, side);
                  }}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ChoiceProps {
  row: ConflictRow;
  side: Side;
  word: string;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ row, side, word, checked, onChoose }: ChoiceProps) {
  const text = row[side];
  return (
    <label className={classes.choice}>
      <input
        type="radio"
        name={`conflict-${row.key}`}
        aria-label={`${row.label}, ${word.toLowerCase()}: ${text}`}
        checked={checked}
        onChange={onChoose}
      />
      <span>
        <small className={classes.choiceSide}>{word}</small>
        {text}
      </span>
    </label>
  );
}
