import type { ReactNode } from 'react';
import { bookDefaults, type AnyBookRow, type Book } from 'shared/contract/books/book';
import { NAME } from 'shared/contract/books/book-fields';
import { capitalised, uncapitalised } from 'shared/contract/first-letter';
import type { RegisterDefinition } from 'shared/register';

import { paths } from '../../paths';
import type { BookTask } from '../book-task';
import { rowNote } from '../row-text';
import { bookColumns } from './book-columns';
import { bookFilters } from './book-filters';
import { InTree } from './in-tree';
import { RowMenu } from './row-menu';
import { StateMark } from './state-mark';

/** A part of a book under a head of its own: what a category holds. */
export interface BookPart {
  /** Tells the parts of one book apart where the reader's columns are kept. */
  name: string;
  title: string;
  parent: { title: string; to: string };
  /** Conditions that make the part; what every row of it shares needs no column. */
  conditions: Readonly<Record<string, string>>;
}

interface Given {
  book: Book;
  part?: BookPart | undefined;
  createButton: ReactNode;
  onTask: (task: BookTask) => void;
  onOpen: (row: AnyBookRow) => void;
}

const HANDBOOKS = { title: 'Справочники', to: paths.handbooks() };

/** The address of the list with the row's panel open. */
function panelHref(listSearch: string, id: number): string {
  const params = new URLSearchParams(listSearch);
  params.set('id', String(id));
  return `?${params.toString()}`;
}

/** A book as a register, made from its definition. */
export function bookDefinition({
  book,
  part,
  createButton,
  onTask,
  onOpen,
}: Given): RegisterDefinition<AnyBookRow> {
  const { kind } = book;
  // The parts of a record stand side by side.
  const depthOf = (row: AnyBookRow) => (part === undefined ? row.depth : 0);
  const onMove = (row: AnyBookRow, under: AnyBookRow) => {
    onTask({ kind: 'move', row, under });
  };
  return {
    resource: kind.resource,
    name: part?.name,
    title: part?.title ?? kind.title,
    parent: part?.parent ?? HANDBOOKS,
    noun: kind.noun,
    defaults: { ...bookDefaults(book), ...part?.conditions },
    columns: [
      ...bookColumns(book, depthOf, part === undefined && book.tree !== undefined ? onMove : undefined),
      {
        key: 'actions',
        title: 'Действия',
        head: '',
        cell: (row) => (
          <RowMenu row={row} isTree={book.tree !== undefined} onTask={onTask} onOpen={() => onOpen(row)} />
        ),
        width: 56,
        isLocked: true,
        isScreenOnly: true,
      },
    ],
    filters: bookFilters(book),
    rowHref: (row, listSearch) =>
      kind.path === null ? panelHref(listSearch, row.id) : `${kind.path}/${String(row.id)}`,
    rowLabel: (row) => row.name,
    phoneRow: (row) => ({
      title: <InTree depth={depthOf(row)}>{row.name}</InTree>,
      second: <InTree depth={depthOf(row)}>{rowNote(book, book.phone, row)}</InTree>,
      third: row.is_active && row.archived_at === null ? undefined : <StateMark row={row} />,
    }),
    isExportable: true,
    isSelectable: false,
    searchPlaceholder: placeholderOf(book),
    emptyText: `${noneOf(book)} ещё нет`,
    entity: kind.name,
    createButton,
  };
}

/** «Единиц измерения»: of what there is none yet. */
function noneOf({ kind: { noun } }: Book): string {
  return capitalised(noun.forms[2]);
}

/** «Название, код ОКЕИ»: there is room for two words. */
function placeholderOf(book: Book): string {
  const other = book.fields[book.searched.at(-1) ?? '']?.label;
  return other === undefined ? NAME.label : `${NAME.label}, ${uncapitalised(other)}`;
}
