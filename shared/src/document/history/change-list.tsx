import type { ActivityChange } from '../../contract/journal/activity-log';
import { FoldedText, isLongText } from '../folded-text';
import classes from './history.module.css';

const shown = (value: string | null) => (value === null || value === '' ? '—' : value);

function Values({ change }: { change: ActivityChange }) {
  const old = change.old === '' ? null : change.old;
  const values = (
    <>
      {old !== null && (
        <>
          <del>{old}</del>
          <span className={classes.arrow} aria-hidden>
            {' → '}
          </span>
        </>
      )}
      <ins>{shown(change.new)}</ins>
    </>
  );
  return isLongText(`${old ?? ''}${change.new ?? ''}`) ? <FoldedText>{values}</FoldedText> : values;
}

/** What an event changed, field by field: the old value struck, the new one after it. */
export function ChangeList({ changes }: { changes: readonly ActivityChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={`${change.field} ${change.label}`} className={classes.change}>
          <dt>{change.label}</dt>
          <dd>
            <Values change={change} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
