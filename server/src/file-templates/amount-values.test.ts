import { isTaxed } from './amount-values.service';

const RATE = { name: 'НДС 22 %', percent: '22' };
const NO_TAX = { vat_mode: 'none', vat_rate: null } as const;
const TAXED = { vat_mode: 'included', vat_rate: RATE } as const;

it('prints the part for a taxed sum by what the lines say, where there are any', () => {
  expect(isTaxed({ ...NO_TAX, items: [TAXED, NO_TAX] })).toBe(true);
  expect(isTaxed({ ...TAXED, items: [NO_TAX] })).toBe(false);
  expect(isTaxed({ ...TAXED, items: [] })).toBe(true);
  expect(isTaxed({ ...NO_TAX, items: [] })).toBe(false);
});
