import { products } from 'shared/contract/books/products.book';

import { aBookRow } from '../testing/book-row.builder';
import { rowNote } from './row-text';

test('a price is told with its currency where there is no column for it', () => {
  const row = aBookRow(products, { article: 'О2-105', price: '618400.00', currency_code: 'USD' });
  expect(rowNote(products, products.phone, row)?.replaceAll('\u00a0', ' ')).toBe('О2-105 · 618 400,00 $');
});
