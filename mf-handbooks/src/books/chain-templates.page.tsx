import type { ChainTemplate } from 'shared/contract/handbook';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const KIND_LABELS: Readonly<Record<string, string>> = {
  agreement: 'Договоры',
  addendum: 'Доп. соглашения',
  offer: 'Предложения',
  commercial_offer: 'Предложения',
};

const kindsText = (kinds: readonly string[]) => kinds.map((kind) => KIND_LABELS[kind] ?? kind).join(', ');

const definition = bookDefinition<ChainTemplate>({
  resource: 'chain-templates',
  title: 'Шаблоны цепочек согласования',
  noun: { forms: ['шаблон', 'шаблона', 'шаблонов'], dative: ['шаблону', 'шаблонам'] },
  emptyText: 'Шаблонов согласования ещё нет',
  columns: [
    {
      key: 'description',
      title: 'Когда применяется',
      cell: (row) => <span title={row.description ?? undefined}>{row.description ?? '—'}</span>,
      width: 340,
      tone: 'muted',
    },
    { key: 'document_kinds', title: 'Документы', cell: (row) => kindsText(row.document_kinds), width: 200 },
    {
      key: 'priority',
      title: 'Порядок',
      cell: (row) => row.priority,
      width: 88,
      sort: 'priority',
      tone: 'muted',
      isNumeric: true,
    },
    {
      key: 'version',
      title: 'Версия',
      cell: (row) => row.version,
      width: 80,
      tone: 'muted',
      isNumeric: true,
    },
  ],
  phoneNote: (row) => row.description,
});

/** Templates of approval chains. */
export default function ChainTemplatesPage() {
  return <Register definition={definition} />;
}
