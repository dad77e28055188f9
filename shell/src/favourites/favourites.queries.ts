import { queryOptions } from 'shared/query';

import { findFavourites } from './favourites.api';

/** The person's favourites, asked once a visit; every star reads them. */
export const favouritesQuery = queryOptions({
  queryKey: ['favourites'],
  queryFn: ({ signal }) => findFavourites(signal),
  retry: false,
});
