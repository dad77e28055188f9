import { useEffect } from 'react';
import { useUserEvent } from 'shared/realtime';
import { selectSessionUser } from 'shared/session';

import { useSuite } from '../suite';
import { refreshSession } from './session-refresh';

/** Keeps the rights in the browser those of the server: after the first page, and when the own account changed. */
export function useSessionRefresh(): void {
  const { firstScreen, queryClient, store } = useSuite();
  useEffect(
    () =>
      firstScreen.after(() => {
        // refreshSession never rejects.
        void refreshSession(store);
      }),
    [firstScreen, store],
  );
  const readAnew = async () => {
    await refreshSession(store);
    // Roles give sight of records, too: what is shown was read under the earlier ones.
    await queryClient.invalidateQueries();
  };
  useUserEvent((event) => {
    if (event.kind !== 'entity' || event.entity !== 'user') return;
    // refreshSession never rejects, and a failed question stays in its query.
    if (event.id === selectSessionUser(store.getState())?.id) void readAnew();
  });
}
