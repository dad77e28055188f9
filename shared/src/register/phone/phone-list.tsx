import { Link } from '../../area/area';
import { Skeleton } from '../../ui/ui';
import type { RegisterDefinition, RegisterRow } from '../register-definition';
import classes from './phone-list.module.css';

interface PhoneListProps<Row extends RegisterRow> {
  definition: RegisterDefinition<Row>;
  /** Undefined while the first answer is on its way. */
  rows: readonly Row[] | undefined;
  hrefOf: (row: Row) => string | null;
  isStale: boolean;
  marked: ReadonlySet<number>;
}

const SKELETONS = 8;

function SkeletonLines() {
  return Array.from({ length: SKELETONS }, (_, index) => (
    <li key={index} className={classes.line} style={{ opacity: 1 - index / SKELETONS }} aria-hidden>
      <Skeleton width="80%" height="0.75rem" />
      <Skeleton width="60%" />
      <Skeleton width="40%" />
    </li>
  ));
}

/** The register on a phone: a line for each row, name in full; nothing scrolls sideways. */
export function PhoneList<Row extends RegisterRow>(props: PhoneListProps<Row>) {
  const { definition, rows, hrefOf, isStale, marked } = props;
  return (
    <ul className={classes.list} aria-label={definition.title} data-stale={isStale || undefined}>
      {rows === undefined && <SkeletonLines />}
      {rows?.map((row) => {
        const { title, second, secondEnd, third, thirdEnd } = definition.phoneRow(row);
        const href = hrefOf(row);
        return (
          <li
            key={row.id}
            data-row={row.id}
            className={classes.line}
            data-marked={marked.has(row.id) || undefined}
          >
            {href === null ? (
              <span className={classes.title}>{title}</span>
            ) : (
              <Link to={href} className={classes.title}>
                {title}
              </Link>
            )}
            {(second !== undefined || secondEnd !== undefined) && (
              <div className={classes.pair}>
                <span className={classes.who}>{second}</span>
                <span className={classes.end}>{secondEnd}</span>
              </div>
            )}
            {(third !== undefined || thirdEnd !== undefined) && (
              <div className={classes.pair}>
                <span className={classes.who}>{third}</span>
                <span className={classes.note}>{thirdEnd}</span>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
