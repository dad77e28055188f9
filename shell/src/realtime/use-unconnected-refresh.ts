import { useEffect } from 'react';
import { useQueryClient, type QueryClient } from 'shared/query';
import { useConnectionState } from 'shared/realtime';

import { registryKey } from '../releases/registry.queries';

const MINUTE = 60_000;
/** What is younger than so many milliseconds is not asked for when the tab is looked at. */
const FRESH = 5000;

/** Asks again for what is on the screen and older than that; what is under way already is waited for. */
function refreshShown(client: QueryClient): void {
  if (document.visibilityState !== 'visible' || !navigator.onLine) return;
  const before = Date.now() - FRESH;
  // A failure stays with its query, where the bar about the connection finds it.
  void client.refetchQueries(
    {
      type: 'active',
      predicate: ({ queryKey, state }) => queryKey[0] !== registryKey[0] && state.dataUpdatedAt < before,
    },
    { cancelRefetch: false },
  );
}

/** While nothing comes by itself, what is on the screen is asked for each minute and when the tab is looked at. */
export function useUnconnectedRefresh(): void {
  const client = useQueryClient();
  const isConnected = useConnectionState().status === 'online';
  useEffect(() => {
    if (isConnected) return undefined;
    const refresh = () => {
      refreshShown(client);
    };
    // Spread by a quarter: the tabs of a company lose their connection together.
    const timer = setInterval(refresh, MINUTE * (0.75 + Math.random() / 2));
    window.addEventListener('focus', refresh);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      clearInterval(timer);
      window.removeEventListener('focus', refresh);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [client, isConnected]);
}
