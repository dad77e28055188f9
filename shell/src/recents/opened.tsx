import { useEffect } from 'react';
import { useQueryClient } from 'shared/query';

import { noteOpened } from './recents.api';
import { recentsQuery } from './recents.queries';

/** Notes that the card was opened; nobody waits for it and nothing fails with it. */
export function Opened({ resource, id }: { resource: string; id: number }) {
  const client = useQueryClient();
  useEffect(() => {
    noteOpened({ resource, id })
      .then(() => client.invalidateQueries(recentsQuery))
      .catch((error: unknown) => {
        console.error('Открытая карточка не отмечена', error);
      });
  }, [client, resource, id]);
  return null;
}
