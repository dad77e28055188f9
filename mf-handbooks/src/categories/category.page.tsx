import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'shared/area';
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
import { OtherContents } from './other-contents';

const PARENT = { title: 'Категории', to: paths.categories() };

interface CategoryContentsProps {
  category: AnyBookRow;
  /** The goods and services are shown, and not the parts of the category. */
  hasGoodsOpen: boolean;
  /** The category holds both: the other is one press away. */
  holdsBoth: boolean;
}

/** What a category holds: its parts when it is divided, or else its goods and services. */
function CategoryContents({ category, hasGoodsOpen, holdsBoth }: CategoryContentsProps) {
  const { id, name, archived_at: archivedAt } = category;
  const [task, setTask] = useState<BookTask | null>(null);
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const isArchived = archivedAt !== null;
  const part = useMemo(
    () => ({
      name: hasGoodsOpen ? 'products-of-category' : 'parts-of-category',
      title: isArchived ? `${name} · в архиве` : name,
      parent: PARENT,
      conditions: { [hasGoodsOpen ? 'filter[category_id]' : 'filter[parent_id]']: String(id) },
    }),
    [id, name, isArchived, hasGoodsOpen],
  );
  const preset = useMemo(
    () => ({ [hasGoodsOpen ? 'category' : 'parent']: { value: id, label: name } }),
    [id, name, hasGoodsOpen],
  );
  const actions = useMemo(
    () => (
      <>
        {holdsBoth && <OtherContents id={id} hasGoodsOpen={hasGoodsOpen} />}
        <AboutCategory
          onOpen={() => {
            setOpen(true);
          }}
        />
      </>
    ),
    [id, holdsBoth, hasGoodsOpen],
  );
  return (
    <>
      <BookRegister
        key={`${String(id)} ${part.name}`}
        book={hasGoodsOpen ? products : categories}
        part={part}
        preset={preset}
        actions={actions}
        isClosed={isArchived}
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

/** The first row of what a category holds: whether there is any. */
const anyOf = (resource: string, condition: string, id: string) =>
  listQuery<AnyBookRow>({ resource, defaults: { [condition]: id, per_page: '1' } });

/** A category under its own address. */
export default function CategoryPage() {
  const { id = '' } = useParams();
  const [search] = useSearchParams();
  const category = useQuery(itemQuery<AnyBookRow>('categories', id));
  const parts = useQuery(anyOf('categories', 'filter[parent_id]', id));
  const goods = useQuery(anyOf('products', 'filter[category_id]', id));
  // The name stands over what it holds from the first moment: until all is known nothing may jump.
  if (category.data !== undefined && parts.data !== undefined && goods.data !== undefined) {
    const isDivided = parts.data.meta.total > 0;
    return (
      <CategoryContents
        category={category.data}
        hasGoodsOpen={!isDivided || search.get('part') === 'products'}
        holdsBoth={isDivided && goods.data.meta.total > 0}
      />
    );
  }
  const missing = [category, parts, goods].filter(({ data }) => data === undefined);
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
