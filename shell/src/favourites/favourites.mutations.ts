import { useAlerts } from 'shared/alerts';
import type { Favourites } from 'shared/contract/list/favourite';
import { useMutation, useQueryClient } from 'shared/query';

import { addFavourite, removeFavourite } from './favourites.api';
import { favouritesQuery } from './favourites.queries';

interface Wanted {
  resource: string;
  id: number;
  /** What holds afterwards. */
  isKept: boolean;
}

const without = (data: Favourites['data'], { resource, id }: Wanted) =>
  data.filter((row) => row.resource !== resource || row.id !== id);

/** Keeps a record or keeps it no longer, shown at once; a removal can be taken back from its alert. */
export function useFavouriteToggle(): (wanted: Wanted) => void {
  const client = useQueryClient();
  const alerts = useAlerts();
  const { mutate } = useMutation({
    mutationFn: (wanted: Wanted) => (wanted.isKept ? addFavourite(wanted) : removeFavourite(wanted)),
    onMutate: async (wanted) => {
      await client.cancelQueries(favouritesQuery);
      client.setQueryData(favouritesQuery.queryKey, (known) => {
        if (known === undefined) return known;
        const { resource, id } = wanted;
        const row = { resource, id, kind: resource, title: '', hint: '', url: '' };
        const others = without(known.data, wanted);
        return { ...known, data: wanted.isKept ? [row, ...others] : others };
      });
    },
    onError: (error) => {
      alerts.failure(error);
    },
    // The server knows the title of what was added, and what holds after a failure.
    onSettled: () => client.invalidateQueries(favouritesQuery),
    onSuccess: (_, wanted) => {
      // The star says by itself that the record is kept.
      if (!wanted.isKept)
        alerts.success('Убрано из избранного', () => {
          mutate({ ...wanted, isKept: true });
        });
    },
  });
  return mutate;
}
