import { Skeleton } from '../../ui/ui';
import { LEAST_WIDTH } from '../columns/column-layout';
import type { Column } from '../register-definition';
import classes from './table.module.css';

/** Fills a screen of ordinary height. */
const ROWS = 18;
const SHARES = [0.86, 0.62, 0.74, 0.58, 0.8] as const;

/** Rows of the height of loaded ones, fading downward. */
export function SkeletonRows<Row>({
  columns,
  isSelectable,
}: {
  columns: readonly Column<Row>[];
  isSelectable: boolean;
}) {
  return Array.from({ length: ROWS }, (_, index) => (
    <div
      key={index}
      className={`${classes.row ?? ''} ${classes.skeleton ?? ''}`}
      style={{ opacity: 1 - (index / ROWS) * 0.9 }}
      aria-hidden
    >
      {isSelectable && <div className={classes.select} />}
      {columns.map((column, place) => {
        const share = SHARES[(index + place * 2) % SHARES.length] ?? 0.7;
        return (
          <div
            key={column.key}
            className={classes.cell}
            data-pinned={place === 0 || undefined}
            data-align={column.align}
          >
            {(column.width ?? LEAST_WIDTH) < LEAST_WIDTH ? (
              <span className={classes.round} />
            ) : (
              <span style={{ display: 'inline-block', width: `${String(Math.round(share * 100))}%` }}>
                <Skeleton height="0.625rem" />
              </span>
            )}
          </div>
        );
      })}
    </div>
  ));
}
