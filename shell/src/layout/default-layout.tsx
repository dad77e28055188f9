import { Suspense, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useAlerts } from 'shared/alerts';
import { PageHeaderOutlet, PageHeaderProvider } from 'shared/area';
import { selectSessionUser, useSelector } from 'shared/session';
import { useHotkey } from 'shared/ui';

import { AreaSlotPlace } from '../areas/places/area-slot-place';
import { palette } from '../palette/lazy-palette';
import { TypedAhead } from '../palette/typed-ahead';
import { useLazy } from '../state/lazy-value';
import { BellLink } from './bell-link';
import classes from './default-layout.module.css';
import { LatePartsPlace } from './late-parts-place';
import { PartBoundary } from './part-boundary';
import { Sidebar } from './menu/sidebar';
import { TabBar } from './menu/tab-bar';

function Palette(props: { typed: string; onClose: () => void }) {
  const { Palette: Loaded } = useLazy(palette);
  return <Loaded {...props} />;
}

function Frame() {
  const [isSearching, setIsSearching] = useState(false);
  const [typed, setTyped] = useState('');
  const alerts = useAlerts();
  const openSearch = () => {
    // An earlier download may have failed; what fails now is told by the boundary.
    palette.start().catch(() => undefined);
    setTyped('');
    setIsSearching(true);
  };
  const closeSearch = () => {
    setIsSearching(false);
  };
  useHotkey('Ctrl+KeyK', openSearch, { inFields: true, label: 'Поиск и переходы' });
  return (
    <PageHeaderProvider>
      <a href="#content" className={classes.skip}>
        К содержанию
      </a>
      <div className={classes.shell}>
        <PartBoundary name="sidebar">
          <Sidebar onSearch={openSearch} />
        </PartBoundary>
        <div className={classes.main}>
          <div className={classes.top}>
            <header className={classes.header}>
              <PageHeaderOutlet className={classes.page} />
              <span className={classes.bell}>
                <AreaSlotPlace name="header-bell" placeholder={<BellLink />} />
              </span>
            </header>
            <LatePartsPlace part="LateParts" />
          </div>
          <main id="content" tabIndex={-1} className={classes.content}>
            <Outlet />
          </main>
        </div>
        <PartBoundary name="tab bar">
          <TabBar onSearch={openSearch} />
        </PartBoundary>
      </div>
      {isSearching && (
        <PartBoundary
          name="palette"
          onFailure={() => {
            closeSearch();
            alerts.error('Не удалось открыть поиск. Обновите страницу: введённое сохранится черновиком');
          }}
        >
          <Suspense
            fallback={
              <TypedAhead onType={(one) => setTyped((before) => before + one)} onClose={closeSearch} />
            }
          >
            <Palette typed={typed} onClose={closeSearch} />
          </Suspense>
        </PartBoundary>
      )}
    </PageHeaderProvider>
  );
}

/** The layout with the menu. Between the end of a session and the login it shows nothing: its pages need a person. */
export function DefaultLayout() {
  const user = useSelector(selectSessionUser);
  return user === null ? null : <Frame key={user.id} />;
}
