import {
  useCallback,
  useEffect,
  useState,
  type CSSProperties,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type UIEventHandler,
} from 'react';

import { tableSizes } from '../columns/column-layout';
import type { RegisterColumns } from '../columns/use-columns';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import { pageSelection } from '../selection/selection';
import type { RegisterSelection } from '../selection/use-selection';
import type { Sort } from '../address/address';
import { isMarkingText, isOnControl, openInNewTab } from './open-row';
import { SkeletonRows } from './skeleton-rows';
import { TableHead } from './table-head';
import { TableRow } from './table-row';
import { useGridKeys } from './use-grid-keys';
import { useSidewaysScroll } from './use-sideways-scroll';
import classes from './table.module.css';

export interface DataTableProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  columns: RegisterColumns<Row>;
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  search: string;
  sort: Sort | null;
  onSort: (sort: Sort) => void;
  hrefOf: (row: Row) => string | null;
  onOpen: (row: Row) => void;
  onPage: (step: 1 | -1) => void;
  selection: RegisterSelection<Row>;
  isSelectable: boolean;
  /** Place of the first row in the whole list, from zero. */
  offset: number;
  /** Null when nobody counted that far. */
  total: number | null;
  /** What is shown is not yet what was asked for. */
  isStale: boolean;
  isBusy: boolean;
  marked: ReadonlySet<number>;
  /** Stands right under the rows; the bar that scrolls sideways comes before it. */
  footer: ReactNode;
}

/** The row the keyboard stands on; when it is gone with the answer before, the first one takes its place. */
function useTabStop<Row extends RegisterRow>(
  rows: readonly Row[] | undefined,
  body: RefObject<HTMLDivElement | null>,
) {
  const [tabStop, setTabStop] = useState<number | null>(null);
  useEffect(() => {
    if (tabStop === null || rows === undefined || rows.some((row) => row.id === tabStop)) return;
    if (document.activeElement !== document.body) return;
    body.current?.querySelector<HTMLElement>('[data-row]')?.focus({ preventScroll: true });
  }, [rows, tabStop, body]);
  const stop = rows?.some((row) => row.id === tabStop) === true ? tabStop : (rows?.[0]?.id ?? null);
  return [stop, setTabStop] as const;
}

/** The rows of one page as a grid: walked by keys, sorted and widened at its head, drawn row by row. */
export function DataTable<Row extends RegisterRow>(props: DataTableProps<Row>) {
  const { definition, columns, rows, selection, isSelectable } = props;
  const { shown, widths } = columns;
  const { tracks, least } = tableSizes(shown, widths, isSelectable);
  const { head, body, bar, follow, isScrolled, isWide } = useSidewaysScroll(least);
  const rowOf = (target: EventTarget | null) => {
    const id = target instanceof Element ? target.closest<HTMLElement>('[data-row]')?.dataset.row : undefined;
    return id === undefined ? undefined : rows?.find((row) => row.id === Number(id));
  };
  const keys = useGridKeys({ ...props, rows: rows ?? [], body: body, rowOf });

  return (
    <>
      <div
        role="grid"
        aria-label={definition.title}
        aria-rowcount={props.total === null ? -1 : props.total + 1}
        aria-multiselectable={isSelectable || undefined}
        aria-busy={props.isBusy || rows === undefined}
        className={classes.grid}
        style={{ '--tracks': tracks, '--least': `${String(least)}px` } as CSSProperties}
        data-height={columns.rowHeight}
        data-selectable={isSelectable || undefined}
        data-choosing={selection.rows.size > 0 || undefined}
        data-stale={props.isStale || undefined}
        data-busy={props.isBusy || undefined}
        data-scrolled={isScrolled || undefined}
        onKeyDown={keys.onKeyDown}
      >
        <div className={classes.top} role="rowgroup">
          <div ref={head} className={classes.body} onScroll={follow}>
            <TableHead
              columns={shown}
              sort={props.sort}
              onSort={props.onSort}
              onResize={columns.resize}
              isSelectable={isSelectable}
              selected={pageSelection(selection.rows, rows ?? [])}
              onTogglePage={selection.togglePage}
            />
          </div>
          <div className={classes.busy} aria-hidden />
        </div>
        <TableBody {...props} body={body} follow={follow} rowOf={rowOf} />
      </div>
      <div className={classes.under}>
        {isWide && (
          <div ref={bar} className={classes.bar} onScroll={follow} aria-hidden>
            <div style={{ width: least, height: 1 }} />
          </div>
        )}
        {props.footer}
      </div>
    </>
  );
}

type TableBodyProps<Row extends RegisterRow> = DataTableProps<Row> & {
  body: RefObject<HTMLDivElement | null>;
  follow: UIEventHandler<HTMLDivElement>;
  rowOf: (target: EventTarget | null) => Row | undefined;
};

function TableBody<Row extends RegisterRow>(props: TableBodyProps<Row>) {
  const { definition, columns, rows, search, hrefOf, selection, isSelectable, offset, marked } = props;
  const { body, follow, rowOf } = props;
  const [stop, setTabStop] = useTabStop(rows, body);
  const { toggle } = selection;
  const onToggle = useCallback(
    (id: number, isRange: boolean) => {
      toggle(id, isRange);
    },
    [toggle],
  );
  const open = (event: MouseEvent, inNewTab: boolean) => {
    const row = rowOf(event.target);
    if (row === undefined || isOnControl(event.target) || isMarkingText()) return;
    const href = hrefOf(row);
    if (href === null) return;
    // As a link does: the click is taken.
    event.preventDefault();
    if (inNewTab) openInNewTab(href);
    else props.onOpen(row);
  };
  return (
    <div
      ref={body}
      role="rowgroup"
      className={classes.body}
      onScroll={follow}
      onClick={(event) => {
        open(event, event.ctrlKey || event.metaKey);
      }}
      onAuxClick={(event) => {
        if (event.button === 1) open(event, true);
      }}
      onFocus={(event) => {
        const row = rowOf(event.target);
        if (row !== undefined) setTabStop(row.id);
      }}
    >
      {rows === undefined ? (
        <SkeletonRows columns={columns.shown} isSelectable={isSelectable} />
      ) : (
        rows.map((row, index) => (
          <TableRow
            key={row.id}
            row={row}
            position={offset + index + 2}
            columns={columns.shown}
            search={search}
            label={definition.rowLabel(row)}
            href={hrefOf(row)}
            isSelectable={isSelectable}
            isSelected={selection.rows.has(row.id)}
            isTabStop={row.id === stop}
            isMarked={marked.has(row.id)}
            onToggle={onToggle}
          />
        ))
      )}
    </div>
  );
}
