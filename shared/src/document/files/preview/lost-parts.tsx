import { errorOf } from '../../../http/http';
import { Button, Strip } from '../../../ui/ui';
import classes from './preview.module.css';

/** Some pages have not come: what is drawn stays, the rest is asked for again. */
export function LostParts({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className={classes.lost}>
      <Strip
        tone="orange"
        live="alert"
        action={
          <Button size="sm" onClick={onRetry}>
            Повторить
          </Button>
        }
      >
        {`Часть страниц не загрузилась. ${errorOf(error).message}`}
      </Strip>
    </div>
  );
}
