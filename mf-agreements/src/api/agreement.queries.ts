import type { Agreement } from 'shared/contract/agreement/agreement';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { Currency, VatRate } from 'shared/contract/books/handbook';
import { bookQuery, itemQuery } from 'shared/query';

/** Query of the card of an agreement. */
export const agreementQuery = (id: number | string) => itemQuery<Agreement>('agreements', id);

/** Query of the card of a counterparty or an own organisation, with the people who sign for it. */
export const counterpartyQuery = (id: number) => itemQuery<Counterparty>('counterparties', id);

export const currenciesQuery = () => bookQuery<Currency>('currencies');
export const vatRatesQuery = () => bookQuery<VatRate>('vat-rates');
