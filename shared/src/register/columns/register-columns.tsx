import type { ReactNode } from 'react';

import { COLUMN_LOOKS } from '../../contract/area/first-rows';
import type { ColumnWord } from '../../contract/record/register-words';
import type { CounterpartyReference } from '../../contract/list/reference';
import { counterpartyName, formatDate, formatDateTime } from '../../format/format';
import { Amount, type StatusProps } from '../../ui/ui';
import type { CellContext, Column } from '../register-definition';
import { Highlight } from './highlight';
import { RecordStatus } from './record-status';

/** How a column looks; what it is called and sorted by is the register's word. */
type Look<Row> = Omit<Column<Row>, 'key' | 'title' | 'head' | 'sort' | 'cell'>;
type TextLook<Row> = Look<Row> & {
  /** What is looked for is marked in it. */
  isSearched?: boolean;
  /** What is said in full on hover; the text itself unless said otherwise. */
  full?: (row: Row) => string;
};
type StatusLook<Row> = Look<Row> & { isArchived?: (row: Row) => boolean };

const DOWN = { sortsDown: true } as const;
const LEAD = { isSearched: true, isLocked: true, isLink: true } as const;

/** The columns of a register by its words: each kind of value is drawn in one way. */
export function registerColumns<Row, Key extends string>(words: Readonly<Record<Key, ColumnWord>>) {
  type Cell<Value> = (row: Row) => Value;
  const column = (
    key: Key,
    cell: (row: Row, context: CellContext) => ReactNode,
    look: Look<Row> = {},
  ): Column<Row> => {
    const { sort, ...word } = words[key];
    return { key, ...word, sort: sort === true ? key : sort, cell, ...look };
  };
  const textColumn = (
    key: Key,
    of: Cell<string | null>,
    { isSearched, full, ...look }: TextLook<Row> = {},
  ): Column<Row> =>
    column(
      key,
      (row, { search }) => {
        const text = of(row);
        if (text === null || text === '') return '—';
        return (
          <span title={full?.(row) ?? text}>
            {isSearched === true ? <Highlight text={text} search={search} /> : text}
          </span>
        );
      },
      look,
    );
  return {
    column,
    textColumn,
    /** The number of a document: never hidden, leads to it, and marks what is looked for. */
    numberColumn: (key: Key, of: Cell<string>, look?: TextLook<Row>) =>
      textColumn(key, of, { ...LEAD, ...look }),
    /** What a record is called: never hidden, leads to it, and marks what is looked for. */
    nameColumn: (key: Key, of: Cell<string>, look?: TextLook<Row>) =>
      textColumn(key, of, { ...LEAD, ...COLUMN_LOOKS.name, ...look }),
    /** A day; the latest first when it is sorted. */
    dayColumn: (key: Key, of: Cell<string | null>, look?: Look<Row>) =>
      column(key, (row) => formatDate(of(row)) || '—', { ...COLUMN_LOOKS.day, ...DOWN, ...look }),
    /** A moment to the minute. */
    momentColumn: (key: Key, of: Cell<string>, look?: Look<Row>) =>
      column(key, (row) => formatDateTime(of(row)), {
        width: 150,
        tone: 'muted',
        isNumeric: true,
        ...DOWN,
        ...look,
      }),
    /** A sum in its currency; the greatest first when it is sorted. */
    moneyColumn: (key: Key, of: Cell<[amount: string | null, currency: string]>, look?: Look<Row>) =>
      column(
        key,
        (row) => {
          const [amount, currency] = of(row);
          return <Amount value={amount} currency={currency} />;
        },
        { ...COLUMN_LOOKS.money, ...DOWN, ...look },
      ),
    /** The state, with the sign of the archive on a row that was put away. */
    statusColumn: (key: Key, of: Cell<StatusProps>, { isArchived, ...look }: StatusLook<Row> = {}) =>
      column(key, (row) => <RecordStatus {...of(row)} isArchived={isArchived?.(row) ?? false} />, {
        ...COLUMN_LOOKS.status,
        ...look,
      }),
    /** A company with the name before the form, so that it scans and sorts. */
    partyColumn: (key: Key, of: Cell<CounterpartyReference>, look?: TextLook<Row>) =>
      textColumn(key, (row) => counterpartyName(of(row), 'list'), {
        ...COLUMN_LOOKS.party,
        isSearched: true,
        ...look,
      }),
    /** An employee by the full name. */
    personColumn: (key: Key, of: Cell<string | null>, look?: TextLook<Row>) =>
      textColumn(key, of, { width: 170, tone: 'muted', ...look }),
  };
}
