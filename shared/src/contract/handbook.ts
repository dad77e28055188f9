import type { BookRow } from './books/book';
import { bookRow } from './books/book-schema';
import { agreementTypes } from './books/agreement-types.book';
import { currencies } from './books/currencies.book';
import type { departments } from './books/departments.book';
import { measures } from './books/measures.book';
import type { products } from './books/products.book';
import { vatRates } from './books/vat-rates.book';

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
