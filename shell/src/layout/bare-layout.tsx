import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';

import classes from './bare-layout.module.css';

/** The layout without a menu: login and the demonstration of the interface. */
export function BareLayout() {
  return (
    <div className={classes.bare}>
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </div>
  );
}
