import type { Department } from 'shared/contract/handbook';
import { Register } from 'shared/register';

import { bookDefinition } from './book-definition';

const definition = bookDefinition<Department>({
  resource: 'departments',
  title: 'Подразделения',
  noun: {
    forms: ['подразделение', 'подразделения', 'подразделений'],
    dative: ['подразделению', 'подразделениям'],
  },
  emptyText: 'Подразделений ещё нет',
  columns: [
    { key: 'code', title: 'Код', cell: (row) => row.code ?? '—', width: 96, sort: 'code', tone: 'muted' },
    {
      key: 'parent_name',
      title: 'Входит в',
      cell: (row) => row.parent_name ?? '—',
      width: 260,
      tone: 'muted',
    },
    { key: 'head_name', title: 'Руководитель', cell: (row) => row.head_name ?? '—', width: 240 },
  ],
  phoneNote: (row) => row.head_name ?? row.parent_name,
});

/** Departments. */
export default function DepartmentsPage() {
  return <Register definition={definition} />;
}
