import type { ActivityChange } from '../../contract/journal/activity-log';
import classes from './history.module.css';

const shown = (value: string | null) => (value === null || value === '' ? '—' : value);

/** What an event changed, field by field: the old value struck, the new one after it. */
export function ChangeList({ changes }: { changes: readonly ActivityChange[] }) {
  if (changes.length === 0) return null;
  return (
    <dl className={classes.changes}>
      {changes.map((change) => (
        <div key={`${change.field} ${change.label}`} className={classes.change}>
          <dt>{change.label}</dt>
          <dd>
            {change.old !== null && change.old !== '' && (
              <>
                <del>{change.old}</del>
                <span className={classes.arrow} aria-hidden>
                  {' → '}
                </span>
              </>
            )}
            <ins>{shown(change.new)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
