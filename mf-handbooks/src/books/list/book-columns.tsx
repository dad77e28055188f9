import type { AnyBookRow, Book, BookColumn } from 'shared/contract/books/book';
import { bookWords } from 'shared/contract/books/book-words';
import { Highlight, registerColumns, type Column } from 'shared/register';

import { rowText } from '../row-text';
import { InTree, type Dragging } from './in-tree';
import { StateMark } from './state-mark';

type BookCell = Column<AnyBookRow>;

type DepthOf = (row: AnyBookRow) => number | undefined;

type OnMove = Dragging['onMove'];

const builders = (book: Book) => registerColumns<AnyBookRow, string>(bookWords(book));
type Builders = ReturnType<typeof builders>;

function nameColumn(book: Book, { column }: Builders, { depthOf, onMove }: Shown): BookCell {
  return column(
    'name',
    // What is looked for stands under nothing: the way to it is in a column of its own.
    (row, { search }) => (
      <InTree
        depth={search === '' ? depthOf(row) : 0}
        title={row.name}
        dragging={onMove && { resource: book.kind.resource, row, onMove }}
      >
        <Highlight text={row.name} search={search} />
      </InTree>
    ),
    { minWidth: 220, isLocked: true, isLink: true, tone: 'strong' },
  );
}

function ownColumn(book: Book, { moneyColumn, textColumn }: Builders, name: string): BookCell | null {
  const field = book.fields[name];
  const column: BookColumn | undefined = book.columns[name];
  if (field === undefined || column === undefined) return null;
  const { width, tone, numeric: isNumeric, hidden: isHidden } = column;
  if (field.kind === 'money') {
    const currencyOf = ({ currency_code: code }: AnyBookRow) => (typeof code === 'string' ? code : 'RUB');
    return moneyColumn(name, (row) => [row[name] as string | null, currencyOf(row)], {
      width,
      tone,
      isHidden,
    });
  }
  const isSearched = book.searched.includes(name);
  return textColumn(name, (row) => rowText(name, field, row), {
    width,
    tone,
    isNumeric,
    isHidden,
    isSearched,
  });
}

interface Shown {
  depthOf: DepthOf;
  onMove: OnMove | undefined;
}

/** The columns of a book: the name first, its own ones, and last whether it may be chosen. */
export function bookColumns(book: Book, depthOf: DepthOf, onMove?: OnMove): BookCell[] {
  const built = builders(book);
  const own = Object.keys(book.columns).map((name) => ownColumn(book, built, name));
  return [
    nameColumn(book, built, { depthOf, onMove }),
    ...own.filter((column) => column !== null),
    built.column('is_active', (row) => <StateMark row={row} />, { width: 140 }),
  ];
}
