import { cellsOfText } from './spreadsheet-text';
import { itemsOfCells } from './item-paste';
import { findUnit } from '../find-unit';

const units = [
  { id: 1, symbol: 'шт' },
  { id: 2, symbol: 'компл' },
  { id: 3, symbol: 'усл. ед' },
  { id: 4, symbol: 'м²' },
];
const paste = (text: string) =>
  itemsOfCells(cellsOfText(text), units).map((item) => [
    item.name,
    item.quantity,
    item.unit?.symbol,
    item.price,
  ]);

test('rows of a spreadsheet become lines with Russian numbers read', () => {
  expect(paste('Сервер 2U\t8\tшт\t1 284 000,00\r\nМонтажный комплект\t14\tКомпл.\t9\u00A0850,5\r\n')).toEqual(
    [
      ['Сервер 2U', '8', 'шт', '1284000.00'],
      ['Монтажный комплект', '14', 'компл', '9850.50'],
    ],
  );
});

test('a head row says which column is which, sums are passed over', () => {
  const text = [
    '№ п/п\tНаименование товара\tЕд. изм.\tКол-во\tЦена за ед., руб.\tСумма, руб.',
    '1\tДисковая полка\tшт.\t2\t2 136 500,00\t4 273 000,00',
    '\tИтого\t\t\t\t4 273 000,00',
  ].join('\n');
  expect(paste(text)).toEqual([['Дисковая полка', '2', 'шт', '2136500.00']]);
});

test('without a head the unit may stand before the quantity and a running number is passed over', () => {
  expect(paste('1\tДоставка\tусл. ед\t1\t186 300\n2\tУборка\tкв. м\t96,5\t4200')).toEqual([
    ['Доставка', '1', 'усл. ед', '186300.00'],
    ['Уборка', '96.5', 'м²', '4200.00'],
  ]);
});

test('one column is names alone', () => {
  expect(paste('Сервер\nПолка')).toEqual([
    ['Сервер', null, undefined, null],
    ['Полка', null, undefined, null],
  ]);
});

test('quoted cells keep tabs, line ends and quotes; inches are no quotes', () => {
  expect(cellsOfText('"Кабель ""витая пара""\nкат. 6"\t3\n19" стойка\t1')).toEqual([
    ['Кабель "витая пара" кат. 6', '3'],
    ['19" стойка', '1'],
  ]);
});

test('what cannot be read stays in its cell as it was written', () => {
  const [item] = itemsOfCells(cellsOfText('Сервер\tвосемь\tбочка\tдорого'), units);
  expect(item).toMatchObject({ name: 'Сервер', quantity: null, unit: null, price: null });
  expect(item?.raw).toEqual({ quantity: 'восемь', unit: 'бочка', price: 'дорого' });
});

test.each([
  ['ШТ.', 'шт'],
  ['штук', 'шт'],
  ['усл.ед.', 'усл. ед'],
  ['м2', 'м²'],
  ['', undefined],
  ['парсек', undefined],
])('«%s» means %s', (text, symbol) => {
  expect(findUnit(units, text)?.symbol).toBe(symbol);
});
