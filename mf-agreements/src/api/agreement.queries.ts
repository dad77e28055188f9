import type { Agreement } from 'shared/contract/agreement';
import type { Counterparty } from 'shared/contract/counterparty';
import type { Currency, Measure, VatRate } from 'shared/contract/handbook';
import { itemQuery, listKey, listParams, queryOptions } from 'shared/query';

import { agreementsDefaults } from '../list/agreements-defaults';
import { getNeighbours } from './agreement.api';
import { findBook } from './book.api';

/** Query of the card of an agreement. */
export const agreementQuery = (id: number | string) => itemQuery<Agreement>('agreements', id);

/** Query of the card of a counterparty or an own organisation, with the people who sign for it. */
export const counterpartyQuery = (id: number) => itemQuery<Counterparty>('counterparties', id);

/** Query of the neighbours within the list the card was opened from; `list` is that list's search string. */
export function neighboursQuery(id: number, list: string) {
  const params = new URLSearchParams(
    listParams({ resource: 'agreements', search: list, defaults: agreementsDefaults }),
  );
  params.delete('page');
  params.delete('per_page');
  return queryOptions({
    queryKey: [...listKey('agreements', 'neighbours'), String(id), params.toString()],
    queryFn: ({ signal }) => getNeighbours(id, params.toString(), signal),
    retry: false,
  });
}

/** A whole short book: it changes rarely and is asked for once. */
function bookQuery<Row>(resource: string) {
  return queryOptions({
    queryKey: [resource, 'book'],
    queryFn: async ({ signal }) => (await findBook<Row>(resource, { per_page: 100 }, signal)).data,
    staleTime: 10 * 60_000,
    retry: false,
  });
}

export const measuresQuery = () => bookQuery<Measure>('measures');
export const vatRatesQuery = () => bookQuery<VatRate>('vat-rates');
export const currenciesQuery = () => bookQuery<Currency>('currencies');
export const documentTypesQuery = () =>
  bookQuery<{ id: number; name: string; is_active: boolean }>('document-types');
