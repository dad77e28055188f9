import classes from './skeleton.module.css';

/** A bar in place of a text that is on its way; the owner keeps the height of the loaded row. */
export function Skeleton({ width, height }: { width?: number | string; height?: number | string }) {
  return <span className={classes.skeleton} style={{ width, height }} aria-hidden />;
}
