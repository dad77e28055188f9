import type { VatMode } from 'shared/contract/money/vat';
import { modeFault } from './tax-readiness';

const RATE = { percent: '22' };
const taxed = (vat_mode: VatMode, vat_rate: { percent: string | null } | null = RATE) => ({
  vat_mode,
  vat_rate: vat_mode === 'none' ? null : vat_rate,
});
const EXEMPT = taxed('included', { percent: null });

const of = (mode: VatMode, lines: readonly ReturnType<typeof taxed>[], amount: string | null = '100.00') =>
  modeFault({ ...taxed(mode), amount, items: lines });

it.each<[VatMode, readonly ReturnType<typeof taxed>[], string | null]>([
  ['included', [taxed('included'), taxed('none'), EXEMPT], null],
  ['on_top', [taxed('on_top'), taxed('included')], 'НДС документа «Сверху», а в строке 2 он входит в цену'],
  [
    'included',
    [taxed('on_top'), taxed('included'), taxed('on_top')],
    'НДС документа «В том числе», а в строках 1 и 3 он начислен сверху',
  ],
  ['none', [taxed('none'), taxed('included')], 'Документ «Без НДС», а в строке 2 налог есть'],
  ['none', [taxed('none'), EXEMPT], null],
  ['included', [taxed('none'), EXEMPT], 'В документе указан НДС, а во всех строках «Без НДС»'],
  ['included', [], null],
])('of a document «%s» with the lines %j it says %j', (mode, lines, said) => {
  expect(of(mode, lines)).toBe(said);
});

it('says nothing while there is no sum, and while a rate is not named', () => {
  expect(of('none', [taxed('included')], null)).toBeNull();
  expect(of('on_top', [taxed('included', null), taxed('on_top')])).toBeNull();
});
