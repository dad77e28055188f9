import { errorOf } from 'shared/http';
import { Button } from 'shared/ui';

import classes from './part-failure.module.css';

/** Stands in the place of a part that did not load: the server's reason, and the way to ask once more. */
export function PartFailure({ error, onRetry }: { error: Error | null; onRetry: () => unknown }) {
  return (
    <p className={classes.failure}>
      {`${errorOf(error).message} `}
      <Button size="sm" onClick={() => void onRetry()}>
        Повторить
      </Button>
    </p>
  );
}
