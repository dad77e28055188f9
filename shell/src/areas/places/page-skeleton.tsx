import { PageHeader } from 'shared/area';
import { Skeleton, VisuallyHidden } from 'shared/ui';

import classes from './page-skeleton.module.css';

const ROWS = Array.from({ length: 16 }, (_, index) => index);
/** Widths that no two neighbouring rows share, so that the bars do not read as a table of equals. */
const widths = (row: number) =>
  [6, 5.5, 14 + ((row * 5) % 9), 9 + ((row * 7) % 6), 7, 6].map((width) => `${String(width)}rem`);

/** A page whose code is on its way: the same header, bar and row heights as the register that will take its place. */
export function PageSkeleton({ title }: { title: string }) {
  return (
    <>
      <PageHeader>
        <h1 className={classes.title}>{title}</h1>
      </PageHeader>
      <div className={classes.page} role="status">
        <VisuallyHidden>Загрузка</VisuallyHidden>
        <div className={classes.tabs} />
        <div className={classes.bar} />
        <div className={classes.head} />
        {ROWS.map((row) => (
          <div key={row} className={classes.row} style={{ opacity: 1 - row / ROWS.length }}>
            {widths(row).map((width, column) => (
              <Skeleton key={column} width={width} />
            ))}
          </div>
        ))}
      </div>
    </>
  );
}
