import { useState } from 'react';
import { useQuery } from 'shared/query';
import { EmptyState, Pager, Skeleton } from 'shared/ui';

import { ActsTable } from './acts-table';
import { ArchiveFailure } from './archive-failure';
import { actsQuery } from './archive.queries';

/** The acts by which documents are destroyed. */
export function ActsTab() {
  const [page, setPage] = useState(1);
  const acts = useQuery(actsQuery(page));
  if (acts.data === undefined) {
    if (acts.isPending) return <Skeleton width="100%" height={240} />;
    return <ArchiveFailure error={acts.error} onRetry={() => void acts.refetch()} />;
  }
  if (acts.data.data.length === 0) {
    return (
      <EmptyState
        title="Актов ещё нет"
        text="Отметьте документы на вкладке «К уничтожению» и составьте акт."
      />
    );
  }
  return (
    <>
      <ActsTable acts={acts.data.data} />
      {acts.data.meta.last_page > 1 && (
        <Pager page={page} lastPage={acts.data.meta.last_page} onPage={setPage} />
      )}
    </>
  );
}
