import type { JobTitle } from 'shared/contract/handbook';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const CATEGORY_LABELS = { head: 'Руководитель', specialist: 'Специалист', other: 'Прочие' } as const;

const definition = bookDefinition<JobTitle>({
  resource: 'job-titles',
  title: 'Должности',
  noun: { forms: ['должность', 'должности', 'должностей'], dative: ['должности', 'должностям'] },
  emptyText: 'Должностей ещё нет',
  columns: [
    {
      key: 'name_genitive',
      title: 'В родительном падеже',
      cell: (row) => row.name_genitive ?? '—',
      width: 300,
      tone: 'muted',
    },
    { key: 'category', title: 'Категория', cell: (row) => CATEGORY_LABELS[row.category], width: 150 },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'category',
      label: 'Категория',
      options: Object.entries(CATEGORY_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  phoneNote: (row) => CATEGORY_LABELS[row.category],
});

/** Job titles. */
export default function JobTitlesPage() {
  return <Register definition={definition} />;
}
