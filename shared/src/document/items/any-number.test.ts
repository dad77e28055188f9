import { parseDecimal } from '../../form/form';
import { amountInWords } from '../../format/amount-in-words';
import { amountsOfDocument, amountsOfItem, amountsOfItems } from './item-amounts';
import { PRICE, QUANTITY, typeCell } from './item-edits';
import { errorsOfItems } from './item-errors';
import { emptyItem } from './item-values';

const SIGNS = '0123456789999., -+eE₽%\u00A0аx';

/** The same texts each time: a fault that was found is found again. */
function textsOf(seed: number): string[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state % below;
  };
  return Array.from({ length: 3000 }, () =>
    Array.from({ length: 1 + next(45) }, () => SIGNS.charAt(next(SIGNS.length))).join(''),
  );
}

const document = {
  vat_mode: 'included',
  vat_rate: { value: 5, label: 'НДС 22 %', percent: '22.00' },
  currency_code: 'RUB',
} as const;

const LONG = ['9'.repeat(16), '9'.repeat(24), '9'.repeat(40), '1'.repeat(300), `0,${'9'.repeat(40)}`];

test('whatever is typed into a line, nothing is thrown and nothing too long is kept', () => {
  for (const text of [...textsOf(1), ...LONG]) {
    const quantity = typeCell(emptyItem(), { column: 'quantity', text, units: [] });
    const item = typeCell({ ...quantity, name: 'Сервер' }, { column: 'price', text, units: [] });
    expect(item.quantity?.split('.')[0]?.length ?? 0).toBeLessThanOrEqual(QUANTITY.digits);
    expect(item.price?.split('.')[0]?.length ?? 0).toBeLessThanOrEqual(PRICE.digits);
    const discount = parseDecimal(text, { scale: 2, fixed: false });
    const line = { ...item, discount_percent: discount ?? '0' };
    expect(() => errorsOfItems([line])).not.toThrow();
    expect(() => amountsOfItem(line, document)).not.toThrow();
    const values = { ...document, items: [line], amount: item.price, amount_is_manual: true };
    const { total } = amountsOfDocument(values);
    expect(() => amountInWords(total?.amount ?? '0')).not.toThrow();
  }
});

test('a value kept by an older version that is too long for arithmetic has no sum and breaks nothing', () => {
  const item = { ...emptyItem(), quantity: '9'.repeat(24), price: `${'9'.repeat(24)}.00` };
  expect(amountsOfItem(item, document)).toBeNull();
  expect(amountsOfItem({ ...item, quantity: '9'.repeat(30) }, document)).toBeNull();
  expect(amountsOfItem({ ...item, quantity: '1', discount_percent: '9'.repeat(30) }, document)).toBeNull();
  const values = { ...document, items: [item, item], amount: '9'.repeat(40), amount_is_manual: true };
  expect(amountsOfDocument(values)).toEqual({ total: null, difference: null });
});

test('a form that asks again for the sum of the same lines does not have them added up again', () => {
  let read = 0;
  const line = (price: string) => ({
    ...emptyItem(),
    quantity: '2',
    get price() {
      read += 1;
      return price;
    },
  });
  const items = [line('10.00'), line('5.00')];
  const sum = amountsOfItems(items, document);
  const once = read;
  expect(amountsOfItems(items, document)).toEqual(sum);
  expect(amountsOfDocument({ ...document, items, amount: null, amount_is_manual: false }).total).toEqual(sum);
  expect(read).toBe(once);
  expect(amountsOfItems(items, { ...document, vat_mode: 'on_top' })?.amount).toBe('36.60');
  expect(amountsOfItems([...items, line('1.00')], document)?.amount).toBe('32.00');
});

test('a number that is too long is called so, and a discount over the whole is refused', () => {
  const typed = typeCell(
    { ...emptyItem(), name: 'Сервер' },
    { column: 'price', text: '9'.repeat(17), units: [] },
  );
  expect(errorsOfItems([typed])).toMatchObject({ 'items.0.price': 'Слишком большое число' });
  expect(errorsOfItems([{ ...typed, discount_percent: '100.5' }])).toMatchObject({
    'items.0.discount_percent': 'От 0 до 100 %',
  });
});
