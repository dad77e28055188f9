import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';

import { Checkbox } from '../../ui/ui';
import type { Sort } from '../address/address';
import { ColumnResizer } from '../columns/column-resizer';
import type { Column } from '../register-definition';
import names from './table-head.module.css';
import classes from './table.module.css';

export interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  onResize: (key: string, width: number | null) => void;
  isSelectable: boolean;
  selected: 'none' | 'some' | 'all';
  onTogglePage: () => void;
}

function nextSort(column: { sort?: string; sortsDown?: boolean }, sort: Sort | null): Sort | null {
  if (column.sort === undefined) return null;
  const isDescending = sort?.field === column.sort ? !sort.isDescending : column.sortsDown === true;
  return { field: column.sort, isDescending };
}

function HeadWord<Row>({
  column,
  sort,
  onSort,
}: { column: Column<Row> } & Pick<TableHeadProps<Row>, 'sort' | 'onSort'>) {
  const next = nextSort(column, sort);
  const word = column.head ?? column.title;
  const title = column.head === undefined ? undefined : column.title;
  if (next === null) return <span title={title}>{word}</span>;
  const isSorted = sort?.field === column.sort;
  return (
    <button
      type="button"
      className={names.sort}
      title={title}
      aria-label={column.head === undefined ? undefined : column.title}
      onClick={() => {
        onSort(next);
      }}
    >
      {word}
      {sort !== null &&
        isSorted &&
        (sort.isDescending ? <IconArrowDown aria-hidden /> : <IconArrowUp aria-hidden />)}
    </button>
  );
}

/** Names of the columns: a press sorts, the edge changes the width. */
export function TableHead<Row>(props: TableHeadProps<Row>) {
  const { columns, sort, onSort, onResize, isSelectable, selected, onTogglePage } = props;
  return (
    <div role="row" className={classes.head} aria-rowindex={1}>
      {isSelectable && (
        <div role="columnheader" className={classes.select}>
          <Checkbox
            aria-label="Выбрать все строки на странице"
            checked={selected === 'all'}
            indeterminate={selected === 'some'}
            onChange={onTogglePage}
          />
        </div>
      )}
      {columns.map((column, place) => {
        const isSorted = sort !== null && sort.field === column.sort;
        return (
          <div
            key={column.key}
            role="columnheader"
            className={names.name}
            data-column={column.key}
            data-align={column.align}
            data-pinned={place === 0 || undefined}
            data-sorted={isSorted || undefined}
            aria-sort={isSorted ? (sort.isDescending ? 'descending' : 'ascending') : undefined}
          >
            <HeadWord column={column} sort={sort} onSort={onSort} />
            <ColumnResizer columnKey={column.key} title={column.title} onResize={onResize} />
          </div>
        );
      })}
    </div>
  );
}
