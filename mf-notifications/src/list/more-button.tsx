import { errorOf } from 'shared/http';
import { Button } from 'shared/ui';

import type { useNotifications } from '../api/notifications.queries';
import classes from './notification-list.module.css';

/** The way to the next eight; a failure is said beside it, and what is shown already stays. */
export function MoreButton({
  list,
  onGone,
}: {
  list: ReturnType<typeof useNotifications>;
  onGone: () => void;
}) {
  const more = async () => {
    const held = list.data?.pages.length;
    const first = await list.fetchNextPage();
    // What is shown was asked for anew meanwhile, which breaks off the way to the next page: it is gone once more.
    const isBrokenOff = first.isSuccess && first.hasNextPage && first.data.pages.length === held;
    const { isFetchNextPageError, error } = isBrokenOff ? await list.fetchNextPage() : first;
    // Read elsewhere meanwhile, the list has become shorter than what is shown of it.
    if (isFetchNextPageError && errorOf(error).status === 422) onGone();
  };
  return (
    <div className={classes.more}>
      {list.isFetchNextPageError && (
        <p className={classes.failure} role="alert">
          {errorOf(list.error).message}
        </p>
      )}
      <Button
        variant="ghost"
        size="sm"
        busy={list.isFetchingNextPage}
        // A failure shows beside the button.
        onClick={() => void more()}
      >
        {list.isFetchNextPageError ? 'Повторить' : 'Показать ещё'}
      </Button>
    </div>
  );
}
