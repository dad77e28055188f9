import type { VatRate } from 'shared/contract/books/handbook';
import { bookQuery, listKey, queryOptions } from 'shared/query';

import { getComparison } from './offers.api';

/** Query of a comparison; it lies among the lists of offers, so that a change of any offer makes it stale. */
export const comparisonQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...listKey('commercial-offers'), 'group', groupId],
    queryFn: ({ signal }) => getComparison(groupId, signal),
  });

export const vatRatesQuery = () => bookQuery<VatRate>('vat-rates');
