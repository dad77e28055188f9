import type { Category } from 'shared/contract/handbook';

import { bookDefinition } from '../books/book-definition';
import { paths } from '../paths';
import { CATEGORY_KIND_LABELS } from './category-kind.labels';

/** The categories of goods and services as a register. */
export const categoriesDefinition = bookDefinition<Category>({
  resource: 'categories',
  title: 'Категории товаров и услуг',
  noun: { forms: ['категория', 'категории', 'категорий'], dative: ['категории', 'категориям'] },
  emptyText: 'Категорий ещё нет',
  columns: [
    { key: 'kind', title: 'Вид', cell: (row) => CATEGORY_KIND_LABELS[row.kind], width: 120 },
    {
      key: 'parent_name',
      title: 'Входит в',
      cell: (row) => row.parent_name ?? '—',
      width: 260,
      tone: 'muted',
    },
    { key: 'code', title: 'Код', cell: (row) => row.code ?? '—', width: 120, sort: 'code', tone: 'muted' },
  ],
  filters: [
    {
      kind: 'choice',
      name: 'kind',
      label: 'Вид',
      options: Object.entries(CATEGORY_KIND_LABELS).map(([value, label]) => ({ value, label })),
    },
  ],
  rowHref: (row) => paths.category(row.id),
  phoneNote: (row) => CATEGORY_KIND_LABELS[row.kind],
});
