import { Link } from 'shared/area';
import type { OpenWorkLine } from 'shared/contract/user/user-input';
import { formatNumber } from 'shared/format';

import classes from './account.module.css';

function Line({ line }: { line: OpenWorkLine }) {
  const { label, total, examples } = line;
  const rest = total - examples.length;
  return (
    <li className={classes.work}>
      <div className={classes.workHead}>
        <span>{label}</span>
        <b>{formatNumber(total)}</b>
      </div>
      {examples.length > 0 && (
        <ul className={classes.examples}>
          {examples.map((example) => (
            <li key={`${example.label} ${example.url ?? ''}`}>
              {example.url === null ? example.label : <Link to={example.url}>{example.label}</Link>}
            </li>
          ))}
          {rest > 0 && <li>{`и ещё ${formatNumber(rest)}`}</li>}
        </ul>
      )}
    </li>
  );
}

/** What goes to the successor, each kind with its number and the first of it by name. */
export function OpenWorkList({ lines }: { lines: readonly OpenWorkLine[] }) {
  if (lines.length === 0) return <p className={classes.note}>Открытых дел нет, передавать нечего.</p>;
  return (
    <ul className={classes.works}>
      {lines.map((line) => (
        <Line key={line.key} line={line} />
      ))}
    </ul>
  );
}
