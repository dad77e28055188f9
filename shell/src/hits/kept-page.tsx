import type { ReactNode } from 'react';
import { PageHeader, usePageTitle } from 'shared/area';
import { errorOf } from 'shared/http';
import { Button, EmptyState, Skeleton } from 'shared/ui';

import classes from './kept.module.css';

interface KeptLineProps {
  title: ReactNode;
  hint: string;
  /** What ends the keeping. */
  action: ReactNode;
}

/** One of the things a person keeps: what it is, and the button that ends it. */
export function KeptLine({ title, hint, action }: KeptLineProps) {
  return (
    <li className={classes.line}>
      <span className={classes.words}>
        {title}
        <span className={classes.hint}>{hint}</span>
      </span>
      {action}
    </li>
  );
}

interface KeptPageProps<Kept> {
  title: string;
  /** Said when it does not come: «Избранное не загрузилось». */
  failure: string;
  /** The question for it. */
  asked: { data: Kept | undefined; error: Error | null; refetch: () => Promise<unknown> };
  children: (kept: Kept) => ReactNode;
}

/** A page of what a person keeps, from its loading to its failure. */
export function KeptPage<Kept>({ title, failure, asked, children }: KeptPageProps<Kept>) {
  const { data, error, refetch } = asked;
  usePageTitle(title);
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>{title}</h1>
      </PageHeader>
      {data === undefined && error === null && <Skeleton height={44} />}
      {data === undefined && error !== null && (
        <EmptyState
          title={failure}
          text={errorOf(error).message}
          actions={
            // A further failure is shown in the same place.
            <Button onClick={() => void refetch()}>Повторить</Button>
          }
        />
      )}
      {data !== undefined && children(data)}
    </>
  );
}
