import classes from './badge.module.css';

/** Key caps: `<Kbd keys={['Ctrl', 'K']} />`. */
export function Kbd({ keys }: { keys: readonly string[] }) {
  return (
    <span className={classes.keys}>
      {keys.map((key) => (
        <kbd key={key} className={classes.kbd}>
          {key}
        </kbd>
      ))}
    </span>
  );
}
