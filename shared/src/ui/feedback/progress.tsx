import classes from './progress.module.css';

/** How far a long action has come, 0 to 100; null while its end is not known. */
export function Progress({ value, label }: { value: number | null; label: string }) {
  const known = value === null ? undefined : Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={classes.track}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={known}
    >
      <div className={classes.bar} style={known === undefined ? undefined : { width: `${known}%` }} />
    </div>
  );
}
