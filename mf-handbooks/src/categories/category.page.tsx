import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'shared/area';
import type { AnyBookRow } from 'shared/contract/books/book';
import { categories } from 'shared/contract/books/categories.book';
import { products } from 'shared/contract/books/products.book';
import { errorOf } from 'shared/http';
import { itemQuery, listQuery, useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { BookRegister } from '../books/book-register';
import type { BookTask } from '../books/book-task';
import { BookTasks } from '../books/book-tasks';
import { RecordPanel } from '../books/panel/record-panel';
import { paths } from '../paths';
import { AboutCategory } from './about-category';

const PARENT = { title: 'Категории', to: paths.categories() };

/** What a category holds: its parts when it is divided, or else its goods and services. */
function CategoryContents({ category, isDivided }: { category: AnyBookRow; isDivided: boolean }) {
  const { id, name } = category;
  const [task, setTask] = useState<BookTask | null>(null);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const part = useMemo(
    () => ({
      name: isDivided ? 'parts-of-category' : 'products-of-category',
      title: name,
      parent: PARENT,
      conditions: { [isDivided ? 'filter[parent_id]' : 'filter[category_id]']: String(id) },
    }),
    [id, name, isDivided],
  );
  const preset = useMemo(
    () => ({ [isDivided ? 'parent' : 'category']: { value: id, label: name } }),
    [id, name, isDivided],
  );
  const actions = useMemo(
    () => (
      <AboutCategory
        onOpen={() => {
          setOpen(true);
        }}
      />
    ),
    [],
  );
  return (
    <>
      <BookRegister
        key={id}
        book={isDivided ? categories : products}
        part={part}
        preset={preset}
        actions={actions}
      />
      {isOpen && (
        <RecordPanel
          book={categories}
          id={id}
          onTask={setTask}
          onClose={() => {
            setOpen(false);
          }}
        />
      )}
      <BookTasks
        book={categories}
        task={task}
        onClose={() => {
          setTask(null);
        }}
        onGone={() => void navigate(paths.categories())}
      />
    </>
  );
}

/** A category under its own address. */
export default function CategoryPage() {
  const { id = '' } = useParams();
  const { data, error } = useQuery(itemQuery<AnyBookRow>('categories', id));
  const parts = useQuery(
    listQuery<AnyBookRow>({ resource: 'categories', defaults: { 'filter[parent_id]': id, per_page: '1' } }),
  );
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
  // Which of the two it shows is known within the same moment as the name; until then nothing may jump.
  if (data === undefined || parts.isPending) return null;
  return <CategoryContents category={data} isDivided={(parts.data?.meta.total ?? 0) > 0} />;
}
