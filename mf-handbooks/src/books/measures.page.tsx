import type { Measure } from 'shared/contract/handbook';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const definition = bookDefinition<Measure>({
  resource: 'measures',
  title: 'Единицы измерения',
  noun: { forms: ['единица', 'единицы', 'единиц'], dative: ['единице', 'единицам'] },
  emptyText: 'Единиц измерения ещё нет',
  columns: [
    { key: 'symbol', title: 'Обозначение', cell: (row) => row.symbol, width: 140, sort: 'symbol' },
    {
      key: 'okei_code',
      title: 'Код ОКЕИ',
      cell: (row) => row.okei_code ?? '—',
      width: 120,
      sort: 'okei_code',
      tone: 'muted',
      isNumeric: true,
    },
    {
      key: 'precision',
      title: 'Знаков после запятой',
      cell: (row) => row.precision,
      width: 170,
      tone: 'muted',
      isNumeric: true,
    },
  ],
  phoneNote: (row) => `${row.symbol}${row.okei_code === null ? '' : `, ОКЕИ\u00A0${row.okei_code}`}`,
});

/** Units of measure. */
export default function MeasuresPage() {
  return <Register definition={definition} />;
}
