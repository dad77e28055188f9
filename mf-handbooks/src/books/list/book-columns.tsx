import type { AnyBookRow, Book, BookColumn } from 'shared/contract/books/book';
import { IS_ACTIVE, NAME } from 'shared/contract/books/book-fields';
import type { Field } from 'shared/contract/record/field-table';
import { Highlight, type Column } from 'shared/register';
import { Amount } from 'shared/ui';

import { rowText } from '../row-text';
import { InTree, type Dragging } from './in-tree';
import { StateMark } from './state-mark';

type BookCell = Column<AnyBookRow>;

type DepthOf = (row: AnyBookRow) => number | undefined;

type OnMove = Dragging['onMove'];

function nameColumn(book: Book, depthOf: DepthOf, onMove: OnMove | undefined): BookCell {
  return {
    key: 'name',
    title: NAME.label,
    // What is looked for stands under nothing: the way to it is in a column of its own.
    cell: (row, { search }) => (
      <InTree
        depth={search === '' ? depthOf(row) : 0}
        title={row.name}
        dragging={onMove && { resource: book.kind.resource, row, onMove }}
      >
        <Highlight text={row.name} search={search} />
      </InTree>
    ),
    sort: book.tree === undefined ? 'name' : 'tree',
    minWidth: 220,
    isLocked: true,
    isLink: true,
    tone: 'strong',
  };
}

function cellOf(book: Book, name: string, field: Field): BookCell['cell'] {
  if (field.kind === 'money') {
    return (row) => (
      <Amount
        value={row[name] as string | null}
        currency={typeof row.currency_code === 'string' ? row.currency_code : 'RUB'}
      />
    );
  }
  const isSearched = book.searched.includes(name);
  return (row, { search }) => {
    const text = rowText(name, field, row);
    if (text === null) return '—';
    return <span title={text}>{isSearched ? <Highlight text={text} search={search} /> : text}</span>;
  };
}

function columnOf(book: Book, name: string, column: BookColumn): BookCell | null {
  const field = book.fields[name];
  if (field === undefined) return null;
  const isMoney = field.kind === 'money';
  return {
    key: name,
    title: field.label,
    head: field.short,
    cell: cellOf(book, name, field),
    width: column.width,
    sort: column.sorts === true ? name : undefined,
    sortsDown: isMoney || undefined,
    align: isMoney ? 'right' : undefined,
    tone: column.tone,
    isNumeric: column.numeric,
    isHidden: column.hidden,
  };
}

/** The columns of a book: the name first, its own ones, and last whether it may be chosen. */
export function bookColumns(book: Book, depthOf: DepthOf, onMove?: OnMove): BookCell[] {
  const own = Object.entries(book.columns).map(([name, column]) =>
    column === undefined ? null : columnOf(book, name, column),
  );
  return [
    nameColumn(book, depthOf, onMove),
    ...own.filter((column) => column !== null),
    { key: 'is_active', title: IS_ACTIVE.label, cell: (row) => <StateMark row={row} />, width: 140 },
  ];
}
