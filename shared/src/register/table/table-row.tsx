import { memo } from 'react';

import { Link } from '../../area/area';
import { Checkbox } from '../../ui/ui';
import type { Column, RegisterRow } from '../register-definition';
import classes from './table.module.css';

export interface TableRowProps<Row extends RegisterRow> {
  row: Row;
  /** Place in the whole list, counted from one, the head included. */
  position: number;
  columns: readonly Column<Row>[];
  search: string;
  label: string;
  href: string | null;
  isSelectable: boolean;
  isSelected: boolean;
  /** The one row the Tab key leads to. */
  isTabStop: boolean;
  /** Somebody has just changed it. */
  isMarked: boolean;
  onToggle: (id: number, isRange: boolean) => void;
}

function BareRow<Row extends RegisterRow>(props: TableRowProps<Row>) {
  const { row, columns, search, label, href, isSelectable, isSelected, onToggle } = props;
  return (
    <div
      role="row"
      className={classes.row}
      data-row={row.id}
      data-marked={props.isMarked || undefined}
      aria-rowindex={props.position}
      aria-selected={isSelectable ? isSelected : undefined}
      tabIndex={props.isTabStop ? 0 : -1}
    >
      {isSelectable && (
        <div role="gridcell" className={classes.select}>
          <Checkbox
            tabIndex={-1}
            aria-label={`Выбрать: ${label}`}
            checked={isSelected}
            // The press is read below, where it is known whether Shift was held.
            onChange={() => undefined}
            onClick={(event) => {
              onToggle(row.id, event.shiftKey);
            }}
          />
        </div>
      )}
      {columns.map((column, place) => {
        const content = column.cell(row, { search });
        return (
          <div
            key={column.key}
            role="gridcell"
            className={classes.cell}
            data-pinned={place === 0 || undefined}
            data-align={column.align}
            data-tone={column.tone}
            data-num={column.isNumeric || undefined}
            data-wraps={column.wraps || undefined}
          >
            {column.isLink === true && href !== null ? (
              <Link to={href} tabIndex={-1} className={classes.link}>
                {content}
              </Link>
            ) : (
              content
            )}
          </div>
        );
      })}
    </div>
  );
}

/** A row that is drawn anew only when it, the columns or the search change. */
export const TableRow = memo(BareRow) as typeof BareRow;
