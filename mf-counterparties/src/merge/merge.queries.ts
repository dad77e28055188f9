import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { itemKey, queryOptions } from 'shared/query';

import { duplicatesQuery } from '../api/counterparty.queries';
import { getMoved } from './merge.api';

/** Query of what goes over from the record; asked for anew each time, since others work with its documents. */
export function movedQuery(id: number) {
  return queryOptions({
    queryKey: [...itemKey('counterparties', id), 'moved'],
    queryFn: ({ signal }) => getMoved(id, signal),
    gcTime: 0,
  });
}

/** Query of the other records that may be the same company. */
export function lookalikesQuery({ id, inn, kpp, ogrn, name_short: name }: Counterparty) {
  return duplicatesQuery({
    ...(inn !== null && { inn }),
    ...(kpp !== null && { kpp }),
    ...(ogrn !== null && { ogrn }),
    name,
    exclude: String(id),
  });
}
