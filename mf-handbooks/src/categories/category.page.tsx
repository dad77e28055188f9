import { useMemo } from 'react';
import { useParams } from 'shared/area';
import type { Category, Product } from 'shared/contract/handbook';
import { errorOf } from 'shared/http';
import { itemQuery, listQuery, useQuery } from 'shared/query';
import { Register, type RegisterDefinition } from 'shared/register';
import { Amount, LinkButton, StatePage } from 'shared/ui';

import { bookDefinition } from '../books/book-definition';
import { booksDefaults } from '../books-defaults';
import { paths } from '../paths';
import { categoriesDefinition } from './categories-definition';

function productsDefinition(id: string, title: string): RegisterDefinition<Product> {
  return {
    ...bookDefinition<Product>({
      resource: 'products',
      title,
      parent: { title: 'Категории', to: paths.categories() },
      defaults: { ...booksDefaults, 'filter[category_id]': id },
      noun: { forms: ['позиция', 'позиции', 'позиций'], dative: ['позиции', 'позициям'] },
      emptyText: 'В этой категории ещё ничего нет',
      columns: [
        {
          key: 'article',
          title: 'Артикул',
          cell: (row) => row.article ?? '—',
          width: 140,
          sort: 'article',
          tone: 'muted',
          isNumeric: true,
        },
        { key: 'measure_symbol', title: 'Единица', cell: (row) => row.measure_symbol, width: 100 },
        {
          key: 'price',
          title: 'Цена',
          cell: (row) => <Amount value={row.price} currency="RUB" />,
          width: 152,
          sort: 'price',
          sortsDown: true,
          align: 'right',
          isNumeric: true,
        },
      ],
      phoneNote: (row) => <Amount value={row.price} currency="RUB" />,
    }),
    name: 'products-of-category',
  };
}

/** A category that is divided shows its parts. */
function partsDefinition(id: string, title: string): RegisterDefinition<Category> {
  return {
    ...categoriesDefinition,
    name: 'parts-of-category',
    title,
    parent: { title: 'Категории', to: paths.categories() },
    defaults: { ...booksDefaults, 'filter[parent_id]': id },
  };
}

/** A category: its parts, or else the goods and services it holds. */
export default function CategoryPage() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(itemQuery<Category>('categories', id));
  const parts = useQuery(
    listQuery<Category>({ resource: 'categories', defaults: { 'filter[parent_id]': id, per_page: '1' } }),
  );
  const name = data?.name ?? 'Категория';
  const products = useMemo(() => productsDefinition(id, name), [id, name]);
  const divided = useMemo(() => partsDefinition(id, name), [id, name]);
  if (error !== null && data === undefined) {
    const { status, message, requestId } = errorOf(error);
    return (
      <StatePage
        title={status === 404 || status === 422 ? 'Такой категории нет' : 'Категория не загрузилась'}
        text={message}
        fine={requestId === null ? undefined : `Номер запроса: ${requestId}`}
        actions={<LinkButton to={paths.categories()}>К списку категорий</LinkButton>}
      />
    );
  }
  // Which of the two it is shows within the same moment as the name; until then nothing may jump.
  if (parts.isPending) return null;
  const isDivided = (parts.data?.meta.total ?? 0) > 0;
  return isDivided ? <Register key={id} definition={divided} /> : <Register key={id} definition={products} />;
}
