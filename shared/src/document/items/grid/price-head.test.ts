import type { VatMode } from '../../../contract/money/vat';
import { emptyItem } from '../item-values';
import { priceHead } from './price-head';

const line = (mode: VatMode | null, percent: string | null = '22') => ({
  ...emptyItem(),
  vat: mode === null ? null : { mode, rateId: 1, percent },
});
const rate = { value: 1, label: 'НДС 22 %', percent: '22' };

test.each([
  ['a document without lines', 'included', [], 'Цена с НДС'],
  ['lines that follow it', 'included', [line(null)], 'Цена с НДС'],
  ['a line that is taxed on top', 'included', [line(null), line('on_top')], 'Цена'],
  ['lines that all are, whatever it says', 'included', [line('on_top')], 'Цена'],
  ['lines that all hold their tax', 'on_top', [line('included')], 'Цена с НДС'],
  ['a line without tax', 'included', [line(null), line('none', null)], 'Цена с НДС'],
  ['a line at the rate «Без НДС»', 'included', [line('included', null)], 'Цена'],
  ['no tax at all', 'none', [line(null)], 'Цена'],
] as const)('prices are headed by %s', (...[, vat_mode, items, head]) => {
  expect(priceHead(items, { vat_mode, vat_rate: vat_mode === 'none' ? null : rate })).toBe(head);
});
