import type { Currency, VatRate } from 'shared/contract/handbook';
import { bookQuery, listKey, queryOptions } from 'shared/query';

import { getComparison } from './offers.api';

/** Query of a comparison; it lies among the lists of offers, so that a change of any offer makes it stale. */
export const comparisonQuery = (groupId: number) =>
  queryOptions({
    queryKey: [...listKey('commercial-offers'), 'group', groupId],
    queryFn: ({ signal }) => getComparison(groupId, signal),
  });

export const vatRatesQuery = () => bookQuery<VatRate>('vat-rates');
export const currenciesQuery = () => bookQuery<Currency>('currencies');
export const documentTypesQuery = () =>
  bookQuery<{ id: number; name: string; is_active: boolean }>('document-types');
