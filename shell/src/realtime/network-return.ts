import { errorOf } from 'shared/http';
import type { QueryClient } from 'shared/query';

/** Milliseconds over which the browsers of a company spread their questions when the network is back for all of them. */
export const RETURN_SPREAD = 1000;

/**
 * Asks again for what is on the screen and was never answered, once the device has a network again: a connection that
 * outlived the pause tells only of changes. Answers how to stop.
 */
export function askAgainOnReturn(client: QueryClient): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onNetwork = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      // What fails again stays with its query, where the screen tells of it.
      void client.refetchQueries({
        type: 'active',
        predicate: ({ state }) => state.status === 'error' && errorOf(state.error).status === null,
      });
    }, Math.random() * RETURN_SPREAD);
  };
  window.addEventListener('online', onNetwork);
  return () => {
    window.removeEventListener('online', onNetwork);
    clearTimeout(timer);
  };
}
