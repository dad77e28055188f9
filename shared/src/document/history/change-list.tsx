import type { ActivityChange } from '../../contract/journal/activity-log';
import { FoldedText, isLongText } from '../folded-text';
import classes from './history.module.css';

const shown = (value: string | null) => (value === null || value === '' ? '—' : value);

function Values({ change }: { change: ActivityChange }) {
  const old = change.old === '' ? null : change.old;
  const former = old !== null && <del>{old}</del>;
  const arrow = (
    <span className={classes.arrow} aria-hidden>
      {' → '}
    </span>
  );
  const present = <ins>{shown(change.new)}</ins>;
  // Of long words, too, the new ones are seen without a press.
  if (isLongText(`${old ?? ''}${change.new ?? ''}`))
    return <FoldedText pieces={former ? [former, present] : [present]} />;
  return (
    <>
      {former}
      {former && arrow}
      {present}
    </>
  );
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
