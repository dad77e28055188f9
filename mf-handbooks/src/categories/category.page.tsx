import { useMemo, useState } from 'react';
import { useNavigate, useParams } from 'shared/area';
import type { AnyBookRow } from 'shared/contract/books/book';
import { categories } from 'shared/contract/books/categories.book';
import { products } from 'shared/contract/books/products.book';
import { errorOf } from 'shared/http';
import { itemQuery, listQuery, useQuery } from 'shared/query';
import { Button, LinkButton, Loader, StatePage } from 'shared/ui';

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

/** Why there is no category: none such, or what it is or holds did not come. */
function CategoryFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { status, message, requestId } = errorOf(error);
  const isMissing = status === 404 || status === 422;
  return (
    <StatePage
      title={isMissing ? 'Такой категории нет' : 'Категория не загрузилась'}
      text={message}
      fine={requestId === null ? undefined : `Номер запроса: ${requestId}`}
      actions={
        <>
          {!isMissing && <Button onClick={onRetry}>Повторить</Button>}
          <LinkButton to={paths.categories()}>К списку категорий</LinkButton>
        </>
      }
    />
  );
}

/** A category under its own address. */
export default function CategoryPage() {
  const { id = '' } = useParams();
  const category = useQuery(itemQuery<AnyBookRow>('categories', id));
  const parts = useQuery(
    listQuery<AnyBookRow>({ resource: 'categories', defaults: { 'filter[parent_id]': id, per_page: '1' } }),
  );
  // The name stands over what it holds from the first moment: until both are known nothing may jump.
  if (category.data !== undefined && parts.data !== undefined) {
    return <CategoryContents category={category.data} isDivided={parts.data.meta.total > 0} />;
  }
  const missing = [category, parts].filter(({ data }) => data === undefined);
  const [failed] = missing.filter(({ error }) => error !== null);
  if (failed === undefined) return <Loader size="big" />;
  return (
    <CategoryFailure
      error={failed.error}
      onRetry={() => {
        // A second failure comes back to this very state.
        for (const { refetch } of missing) void refetch();
      }}
    />
  );
}
