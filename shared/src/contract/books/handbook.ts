import type { BookRow } from './book';
import { bookRow } from './book-schema';
import { agreementTypes } from './agreement-types.book';
import { currencies } from './currencies.book';
import type { departments } from './departments.book';
import { measures } from './measures.book';
import type { products } from './products.book';
import { vatRates } from './vat-rates.book';

export const measure = bookRow(measures);
export const agreementType = bookRow(agreementTypes);
export const vatRate = bookRow(vatRates);
export const currency = bookRow(currencies);

export type Measure = BookRow<(typeof measures)['fields']>;
export type AgreementType = BookRow<(typeof agreementTypes)['fields']>;
export type VatRate = BookRow<(typeof vatRates)['fields']>;
export type Currency = BookRow<(typeof currencies)['fields']>;
export type Department = BookRow<(typeof departments)['fields']>;
export type Product = BookRow<(typeof products)['fields']>;
