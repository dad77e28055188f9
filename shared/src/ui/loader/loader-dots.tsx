import classes from './loader.module.css';

/** Three dots that run one after another and stand still under reduced motion. */
export function LoaderDots() {
  return (
    <span className={classes.dots} aria-hidden>
      <i />
      <i />
      <i />
    </span>
  );
}
