import { useEffect } from 'react';

import type { ListNeighbours } from '../../contract/agreement/agreement';
import { savesData, whenIdle } from '../../http/http';
import { itemQuery, useQueryClient, type QueryClient } from '../../query/query';

/** Calls back once nothing is being asked for and the browser has nothing to do; answers how to call that off. */
function whenQuiet(client: QueryClient, work: () => void): () => void {
  let isWanted = true;
  const look = () => {
    if (!isWanted || client.isFetching() > 0) return;
    stop();
    whenIdle(() => {
      if (isWanted) work();
    });
  };
  const stop = client.getQueryCache().subscribe(look);
  look();
  return () => {
    isWanted = false;
    stop();
  };
}

/** Asks for the records one step away, the next before the previous, once all of the card stands on the screen. */
export function useNeighboursAhead(resource: string, neighbours: ListNeighbours | undefined): void {
  const client = useQueryClient();
  const [next, previous] = [neighbours?.next_id ?? null, neighbours?.previous_id ?? null];
  useEffect(() => {
    if (savesData()) return undefined;
    return whenQuiet(client, () => {
      // prefetchQuery never rejects: a record that does not come is for its own card to tell.
      for (const id of [next, previous]) if (id !== null) void client.prefetchQuery(itemQuery(resource, id));
    });
  }, [client, next, previous, resource]);
}
