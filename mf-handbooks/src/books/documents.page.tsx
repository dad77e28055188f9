import type { DocumentType } from 'shared/contract/handbook';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const definition = bookDefinition<DocumentType>({
  resource: 'document-types',
  title: 'Документы',
  noun: { forms: ['тип', 'типа', 'типов'], dative: ['типу', 'типам'] },
  emptyText: 'Типов документов ещё нет',
  columns: [
    { key: 'code', title: 'Код', cell: (row) => row.code, width: 160, sort: 'code', tone: 'muted' },
    {
      key: 'is_required',
      title: 'Обязателен',
      cell: (row) => (row.is_required ? 'Да' : 'Нет'),
      width: 120,
    },
    {
      key: 'needs_signature',
      title: 'Подпись',
      cell: (row) => (row.needs_signature ? 'Нужна' : 'Не нужна'),
      width: 120,
    },
  ],
  phoneNote: (row) => (row.is_required ? 'Обязательный документ' : undefined),
});

/** Types of documents. */
export default function DocumentsPage() {
  return <Register definition={definition} />;
}
