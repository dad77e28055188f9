import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import { LatePartsPlace } from './late-parts-place';
import classes from './bare-layout.module.css';

/** The layout without a menu: login and the demonstration of the interface. */
export function BareLayout() {
  return (
    <div className={classes.bare}>
      <div className={classes.bar}>
        <LatePartsPlace part="BareParts" />
      </div>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </div>
  );
}
