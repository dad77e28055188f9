import { IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { errorOf } from 'shared/http';
import type { UseQueryResult } from 'shared/query';
import { Button, EmptyState, Skeleton, VisuallyHidden } from 'shared/ui';

import classes from '../health.module.css';

const ROWS = [0, 1, 2, 3, 4, 5];

interface AnswerProps<Data> {
  query: UseQueryResult<Data>;
  /** «Состояние разделов не пришло» */
  failure: string;
  children: (data: Data) => ReactNode;
}

/** What a question brought: rows on their way, the reason why there are none, or the content. */
export function AnswerState<Data>({ query, failure, children }: AnswerProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <div className={classes.loading} role="status">
        <VisuallyHidden>Загрузка</VisuallyHidden>
        {ROWS.map((row) => (
          <div key={row} className={classes.bone} style={{ opacity: 1 - row / ROWS.length }}>
            <Skeleton width="9rem" />
            <Skeleton width="6rem" />
            <Skeleton width="12rem" />
          </div>
        ))}
      </div>
    );
  }
  return (
    <EmptyState
      icon={<IconRefresh />}
      title={failure}
      text={errorOf(query.error).message}
      fine={errorOf(query.error).requestId ?? undefined}
      actions={
        // The query tells of its failure in this very place.
        <Button variant="primary" onClick={() => void query.refetch()}>
          Повторить
        </Button>
      }
    />
  );
}
