import { quoted } from './quotation';

test('quotation marks inside a quotation are of the inner kind', () => {
  expect(quoted('Лесная Плаза')).toBe('«Лесная Плаза»');
  expect(quoted('Торговый дом «Уралкабель»')).toBe('«Торговый дом „Уралкабель“»');
});
