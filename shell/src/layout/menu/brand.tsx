import classes from './brand.module.css';

/** The mark and the name of the product. */
export function Brand() {
  return (
    <span className={classes.brand}>
      <span className={classes.mark} aria-hidden>
        §
      </span>
      Реестр договоров
    </span>
  );
}
