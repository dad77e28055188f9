import type { ReactNode } from 'react';
import { Highlight, type Column, type FilterField, type RegisterDefinition } from 'shared/register';
import { StatusMark } from 'shared/ui';

import { booksDefaults } from '../books-defaults';
import { paths } from '../paths';

/** What every row of a reference book carries. */
export interface BookRow {
  id: number;
  name: string;
  is_active: boolean;
}

interface Book<Row extends BookRow> {
  resource: string;
  title: string;
  noun: RegisterDefinition<Row>['noun'];
  emptyText: string;
  /** Columns of this book, between the name and the state. */
  columns: readonly Column<Row>[];
  filters?: readonly FilterField[];
  rowHref?: (row: Row, list: string) => string;
  /** Second line on a phone. */
  phoneNote?: (row: Row) => ReactNode;
  parent?: RegisterDefinition<Row>['parent'];
  defaults?: Readonly<Record<string, string>>;
}

function ActiveMark({ isActive }: { isActive: boolean }) {
  return isActive ? (
    <StatusMark tone="green" glyph="active" label="Действует" />
  ) : (
    <StatusMark tone="neutral" glyph="suspended" label="Не действует" />
  );
}

/** A reference book as a register: name first, its own columns, then whether it is in use. */
export function bookDefinition<Row extends BookRow>(book: Book<Row>): RegisterDefinition<Row> {
  return {
    resource: book.resource,
    title: book.title,
    parent: book.parent ?? { title: 'Справочники', to: paths.handbooks() },
    noun: book.noun,
    defaults: book.defaults ?? booksDefaults,
    columns: [
      {
        key: 'name',
        title: 'Название',
        cell: (row, { search }) => (
          <span title={row.name}>
            <Highlight text={row.name} search={search} />
          </span>
        ),
        sort: 'name',
        isLocked: true,
        isLink: book.rowHref !== undefined,
        tone: 'strong',
      },
      ...book.columns,
      {
        key: 'is_active',
        title: 'Состояние',
        cell: (row) => <ActiveMark isActive={row.is_active} />,
        width: 140,
      },
    ],
    filters: [
      ...(book.filters ?? []),
      { kind: 'flag', name: 'is_active', label: 'Состояние', yes: 'Действует', no: 'Не действует' },
    ],
    rowHref: book.rowHref,
    rowLabel: (row) => row.name,
    phoneRow: (row) => ({
      title: row.name,
      second: book.phoneNote?.(row),
      third: row.is_active ? undefined : <ActiveMark isActive={false} />,
    }),
    searchPlaceholder: 'Название',
    emptyText: book.emptyText,
  };
}
