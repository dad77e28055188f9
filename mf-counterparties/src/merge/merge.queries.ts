import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { itemKey, queryOptions } from 'shared/query';

import { duplicatesQuery } from '../api/counterparty.queries';
import { getMoved } from './merge.api';

/** Query of what goes over from the one to the other; asked anew each time, since others work with the documents. */
export function movedQuery(asked: { sourceId: number; targetId: number }) {
  return queryOptions({
    queryKey: [...itemKey('counterparties', asked.sourceId), 'moved', asked.targetId],
    queryFn: ({ signal }) => getMoved(asked, signal),
    gcTime: 0,
  });
}

/** Query of the other records that may be the same company. */
export function lookalikesQuery({ id, inn, kpp, ogrn, name_short: name }: Counterparty) {
  const asked = new URLSearchParams({
    ...(inn !== null && { inn }),
    ...(kpp !== null && { kpp }),
    ...(ogrn !== null && { ogrn }),
    name,
    exclude: String(id),
  });
  return duplicatesQuery(asked.toString());
}
