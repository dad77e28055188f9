import { compareDecimals, divideHalfUp, fromUnits, sumMoney, toUnits } from './decimal';
import {
  isRateInForce,
  vatOfDocument,
  vatOfLine,
  vatOfLines,
  vatOfSum,
  vatOfSumBeside,
  type VatLine,
} from './vat';

const line = (change: Partial<VatLine>): VatLine => ({
  quantity: '1',
  price: '0.00',
  discount_percent: '0',
  vat_mode: 'included',
  vat_percent: '22',
  ...change,
});

describe('tax of a line', () => {
  test('is extracted from a price that holds it', () => {
    expect(vatOfLine(line({ quantity: '8', price: '1284000.00' }))).toEqual({
      amount: '10272000.00',
      vat_amount: '1852327.87',
      amount_without_vat: '8419672.13',
    });
  });

  test('comes on top of a price without it', () => {
    expect(vatOfLine(line({ vat_mode: 'on_top', quantity: '3', price: '0.33' }))).toEqual({
      amount: '1.21',
      vat_amount: '0.22',
      amount_without_vat: '0.99',
    });
  });

  test('is nothing when there is none, and when the rate is «Без НДС»', () => {
    const free = { amount: '100.00', vat_amount: '0.00', amount_without_vat: '100.00' };
    expect(vatOfLine(line({ vat_mode: 'none', price: '100.00' }))).toEqual(free);
    expect(vatOfLine(line({ vat_percent: null, price: '100.00' }))).toEqual(free);
  });

  test('is rounded half up to kopecks', () => {
    expect(vatOfLine(line({ quantity: '0.005', price: '1.00', vat_percent: '0' })).amount).toBe('0.01');
    expect(vatOfLine(line({ quantity: '0.004', price: '1.00', vat_percent: '0' })).amount).toBe('0.00');
  });

  test('takes the discount before the tax', () => {
    expect(
      vatOfLine(line({ quantity: '2', price: '100.00', discount_percent: '12.5', vat_percent: '10' })),
    ).toEqual({
      amount: '175.00',
      vat_amount: '15.91',
      amount_without_vat: '159.09',
    });
  });

  test('stays exact where a float would not', () => {
    expect(
      vatOfLine(line({ quantity: '999999999999.999', price: '9999999999.99', vat_percent: '0' })).amount,
    ).toBe('9999999999989990000000.00');
  });
});

describe('a discount of the whole document', () => {
  const sums = (discount: string, ...prices: string[]) =>
    vatOfLines(
      prices.map((price) => line({ price })),
      discount,
    ).map(({ amount }) => amount);

  test('is taken from every line, and its tax from what is left of the line', () => {
    const lines = [
      line({ price: '1000.00', discount_percent: '10' }),
      line({ price: '200.00', vat_mode: 'on_top', vat_percent: '10' }),
    ];
    expect(vatOfLines(lines, '5')).toEqual([
      { amount: '855.00', vat_amount: '154.18', amount_without_vat: '700.82' },
      { amount: '209.00', vat_amount: '19.00', amount_without_vat: '190.00' },
    ]);
  });

  test('leaves what rounding leaves over to the largest line', () => {
    // 0.985 is rounded up on every line, the whole of 3.94 comes to 3.9006.
    expect(sums('1.5', '1.00', '1.00', '2.00')).toEqual(['0.99', '0.99', '1.96']);
    expect(sums('33.33', '0.10', '0.10', '100.00')).toEqual(['0.07', '0.07', '66.66']);
  });

  test('never takes more from a line than it has, nor gives it more', () => {
    const halves = sums('50', ...Array.from({ length: 10 }, () => '0.01'));
    expect(halves.filter((sum) => sum === '0.01')).toHaveLength(5);
    expect(halves.filter((sum) => sum === '0.00')).toHaveLength(5);
    expect(sums('60', '0.01', '0.01', '0.01', '0.01', '0.01')).toEqual([
      '0.01',
      '0.01',
      '0.00',
      '0.00',
      '0.00',
    ]);
    expect(sums('100', '5.00', '7.00')).toEqual(['0.00', '0.00']);
    expect(sums('0', '5.00', '7.00')).toEqual(['5.00', '7.00']);
  });
});

test('a document adds up its lines and the last one absorbs nothing', () => {
  const lines = ['0.10', '0.10', '0.10'].map((price) => vatOfLine(line({ price })));
  expect(vatOfDocument(lines)).toEqual({ amount: '0.30', vat_amount: '0.06', amount_without_vat: '0.24' });
});

test('a sum given by hand holds its tax in either mode', () => {
  expect(vatOfSum({ amount: '122.00', vat_mode: 'on_top', vat_percent: '22' }).vat_amount).toBe('22.00');
  expect(vatOfSum({ amount: '122.00', vat_mode: 'none', vat_percent: '22' }).vat_amount).toBe('0.00');
});

test('a sum given by hand beside lines of another tax holds the part of it that they hold', () => {
  const sum = { amount: '222.00', vat_mode: 'included', vat_percent: '22' } as const;
  const taxed = line({ price: '122.00', vat_percent: '22' });
  const free = line({ price: '100.00', vat_mode: 'none', vat_percent: null });
  expect(vatOfSumBeside(sum, [taxed, free])).toEqual({
    amount: '222.00',
    vat_amount: '22.00',
    amount_without_vat: '200.00',
  });
  expect(vatOfSumBeside({ ...sum, amount: '111.00' }, [taxed, free]).vat_amount).toBe('11.00');
  // Lines of the document's own tax leave it to the sum, however their kopecks were rounded.
  expect(vatOfSumBeside(sum, [taxed])).toEqual(vatOfSum(sum));
  expect(vatOfSumBeside(sum, [])).toEqual(vatOfSum(sum));
  expect(vatOfSumBeside(sum, [line({ price: '0.00', vat_percent: '10' })])).toEqual(vatOfSum(sum));
});

test('a rate is in force from its first to its last day', () => {
  const twenty = { valid_from: '2019-01-01', valid_to: '2025-12-31' };
  expect(isRateInForce(twenty, '2025-12-31')).toBe(true);
  expect(isRateInForce(twenty, '2026-01-01')).toBe(false);
  expect(isRateInForce({ valid_from: null, valid_to: null }, '1999-01-01')).toBe(true);
});

describe('decimals', () => {
  test('survive the way to units and back', () => {
    expect(fromUnits(toUnits('-1234.5', 2), 2)).toBe('-1234.50');
    expect(fromUnits(toUnits('0.05', 2), 2)).toBe('0.05');
    expect(() => toUnits('1.005', 2)).toThrow(RangeError);
    expect(() => toUnits('1e3', 2)).toThrow(RangeError);
  });

  test('round half away from zero', () => {
    expect(divideHalfUp(5n, 2n)).toBe(3n);
    expect(divideHalfUp(-5n, 2n)).toBe(-3n);
  });

  test('add up and compare', () => {
    expect(sumMoney(['0.10', '0.20'])).toBe('0.30');
    expect(compareDecimals('10', '9.99')).toBe(1);
    expect(compareDecimals('1.0', '1')).toBe(0);
  });
});
