import { useEffect, useEffectEvent } from 'react';

import { useStore } from 'react-redux';

import { selectSessionUser, useSelector, type SessionState } from '../session/session';
import { endTransfers } from '../transfers/transfer-desk';

/** What one person has begun ends with that person's session, wherever the tray is shown then. */
export function useTransferSession(): void {
  const store = useStore<{ session: SessionState }>();
  const userId = useSelector(selectSessionUser)?.id;
  const endOf = useEffectEvent((id: number | undefined) => {
    if (selectSessionUser(store.getState())?.id !== id) endTransfers();
  });
  useEffect(() => {
    if (userId === undefined) endTransfers();
    return () => {
      endOf(userId);
    };
  }, [userId]);
}
