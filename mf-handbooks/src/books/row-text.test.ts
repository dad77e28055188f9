import { currencies } from 'shared/contract/books/currencies.book';
import { products } from 'shared/contract/books/products.book';
import { vatRates } from 'shared/contract/books/vat-rates.book';

import { aBookRow } from '../testing/book-row.builder';
import { rowNote } from './row-text';

test('a price is told with its currency where there is no column for it', () => {
  const row = aBookRow(products, { article: 'О2-105', price: '618400.00', currency_code: 'USD' });
  expect(rowNote(products, products.phone, row)?.replaceAll('\u00a0', ' ')).toBe('О2-105 · 618 400,00 $');
});

test('a day is told with the word of its field', () => {
  const row = aBookRow(vatRates, { valid_from: null, valid_to: '2018-12-31' });
  expect(rowNote(vatRates, vatRates.phone, row)).toBe('Действует по 31.12.2018');
});

test('a currency whose sign is its code is told by it once', () => {
  const row = aBookRow(currencies, { code: 'AED', sign: 'AED' });
  expect(rowNote(currencies, currencies.phone, row)).toBe('AED');
});
