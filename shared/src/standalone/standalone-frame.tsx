import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import { NavLink, Outlet } from 'react-router-dom';

import { AlertStack } from '../alert-stack/alert-stack';
import { PageHeaderOutlet, PageHeaderProvider, type AreaModule } from '../area/area';
import type { AreaDefinition } from '../contract/area/area';
import { selectSessionUser, useSelector } from '../session/session';
import { TransferTray } from '../tray/transfers';
import { Badge } from '../ui/ui';
import classes from './standalone.module.css';
import { StandaloneLoginForm } from './standalone-login.form';

interface FrameProps {
  area: AreaDefinition;
  module: AreaModule;
}

function Menu({ area }: { area: AreaDefinition }) {
  return (
    <nav className={classes.menu} aria-label="Раздел">
      {area.menu.map((entry) => (
        <NavLink key={entry.path} to={entry.path} className={classes.entry}>
          {entry.title}
        </NavLink>
      ))}
      <Badge>{area.id}</Badge>
    </nav>
  );
}

/** What the area puts into places of the shell, side by side. */
function Slots({ module }: { module: AreaModule }) {
  const slots = useMemo(
    () =>
      Object.entries(module.slots ?? {}).map(([name, load]) => {
        const Slot: ComponentType = lazy(load);
        return <Slot key={name} />;
      }),
    [module],
  );
  return <Suspense fallback={null}>{slots}</Suspense>;
}

/** The menu of one area, the place of its page's header, and the page; before a login its form. */
export function StandaloneFrame({ area, module }: FrameProps) {
  const user = useSelector(selectSessionUser);
  if (user === null) return <StandaloneLoginForm />;
  return (
    <PageHeaderProvider>
      <Menu area={area} />
      <header className={classes.header}>
        <PageHeaderOutlet className={classes.page} />
        <Slots module={module} />
      </header>
      <main className={classes.content}>
        <Outlet />
      </main>
      <AlertStack />
      <TransferTray />
    </PageHeaderProvider>
  );
}
