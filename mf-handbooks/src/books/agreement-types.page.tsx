import type { AgreementType } from 'shared/contract/handbook';
import { AGREEMENT_DIRECTION_LABELS, AGREEMENT_KIND_LABELS } from 'shared/contract/agreement.labels';
import { plural } from 'shared/format';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const labelOf = (labels: Readonly<Record<string, string>>, value: string) => labels[value] ?? value;
const years = (count: number) => `${String(count)}\u00A0${plural(count, ['год', 'года', 'лет'])}`;

const definition = bookDefinition<AgreementType>({
  resource: 'agreement-types',
  title: 'Типы договоров',
  noun: { forms: ['тип', 'типа', 'типов'], dative: ['типу', 'типам'] },
  emptyText: 'Типов договоров ещё нет',
  columns: [
    { key: 'code', title: 'Буква номера', cell: (row) => row.code, width: 116, sort: 'code', tone: 'muted' },
    {
      key: 'direction',
      title: 'Направление',
      cell: (row) => labelOf(AGREEMENT_DIRECTION_LABELS, row.direction),
      width: 132,
    },
    { key: 'kind', title: 'Вид', cell: (row) => labelOf(AGREEMENT_KIND_LABELS, row.kind), width: 140 },
    {
      key: 'approval_required',
      title: 'Согласование',
      cell: (row) => (row.approval_required ? 'Требуется' : 'Не требуется'),
      width: 132,
    },
    {
      key: 'retention_years',
      title: 'Хранить',
      cell: (row) => years(row.retention_years),
      width: 96,
      tone: 'muted',
      isNumeric: true,
    },
  ],
  filters: [
    { kind: 'flag', name: 'approval_required', label: 'Согласование', yes: 'Требуется', no: 'Не требуется' },
  ],
  phoneNote: (row) => labelOf(AGREEMENT_DIRECTION_LABELS, row.direction),
});

/** Contract types. */
export default function AgreementTypesPage() {
  return <Register definition={definition} />;
}
