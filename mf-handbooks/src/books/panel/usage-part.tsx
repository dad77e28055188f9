import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { Button, Loader } from 'shared/ui';

import type { BookPlace } from '../api/books.api';
import { usageQuery } from '../api/books.queries';
import classes from './panel.module.css';
import { UsageList } from './usage-list';

/** What uses a record, as the server counts it now. */
export function UsagePart({ place }: { place: BookPlace }) {
  const { data, error, refetch } = useQuery(usageQuery(place));
  if (data !== undefined) return <UsageList usage={data} />;
  if (error === null) return <Loader />;
  return (
    <p className={classes.none}>
      {`${errorOf(error).message} `}
      <Button size="sm" onClick={() => void refetch()}>
        Повторить
      </Button>
    </p>
  );
}
