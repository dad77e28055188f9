import { taxName, type Taxed } from './tax-name';

const at = (percent: string): Taxed => ({
  vat_mode: 'on_top',
  vat_rate: { name: `НДС ${String(Number(percent))} %`, percent },
});
const without: Taxed = { vat_mode: 'none', vat_rate: null };
const exempt: Taxed = { vat_mode: 'included', vat_rate: { name: 'Без НДС', percent: null } };

const cases: [string, Taxed, Taxed[], string | null][] = [
  ['the rate of a document without lines', at('22'), [], 'НДС\u00A022\u00A0%'],
  ['the rate all lines have', at('22'), [at('22.00'), at('22')], 'НДС\u00A022\u00A0%'],
  ['the rate of the lines where the document has another', at('22'), [at('10')], 'НДС\u00A010\u00A0%'],
  ['the one rate beside lines without tax', at('22'), [at('22'), without, exempt], 'НДС\u00A022\u00A0%'],
  ['no rate where the lines have several', at('22'), [at('22'), at('10')], 'НДС'],
  ['no rate where one is 0 %, which is a rate', at('22'), [at('22'), at('0')], 'НДС'],
  ["the rate of the lines where the document's is none", without, [at('10')], 'НДС\u00A010\u00A0%'],
  ['nothing where no line is taxed', at('22'), [without, exempt], null],
  ['nothing of an exempt document', exempt, [], null],
  ['nothing of a document without tax', without, [], null],
  ['nothing where a line has no rate', at('22'), [{ vat_mode: 'included', vat_rate: null }], null],
  ['the tax alone where no rate is chosen', { vat_mode: 'included', vat_rate: null }, [], 'НДС'],
  [
    "the document's name of a rate that is only computed with",
    at('22'),
    [{ vat_mode: 'included', vat_rate: { percent: '22' } }],
    'НДС\u00A022\u00A0%',
  ],
];

it.each(cases.map(([what, document, lines, name]) => ({ what, document, lines, name })))(
  'says $what',
  ({ document, lines, name }) => {
    expect(taxName(document, lines)).toBe(name);
  },
);
