import { Button } from '../../ui/ui';
import classes from './filter-panel.module.css';

/** The end of a condition's form: what is typed counts from the press on. */
export function ApplyRow() {
  return (
    <div className={classes.end}>
      <Button type="submit" size="sm" variant="primary">
        Применить
      </Button>
    </div>
  );
}
