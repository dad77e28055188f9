import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { Suspense, useEffect, useState } from 'react';
import { useUnreadCount } from 'shared/realtime';
import { useSessionUser } from 'shared/session';
import { useMediaPhone } from 'shared/ui';

import { menuOf, tabsOf } from '../../navigation/menu';
import { useLazy } from '../../state/lazy-value';
import { useSuite } from '../../suite';
import { moreSheet } from './lazy-more-sheet';
import { NavLink } from './nav-link';
import { PartBoundary } from '../part-boundary';
import classes from './tab-bar.module.css';

function More({ onClose }: { onClose: () => void }) {
  const { MoreSheet } = useLazy(moreSheet);
  return <MoreSheet onClose={onClose} />;
}

/** The tab bar of a phone: inbox, documents, search, notifications and the rest. */
export function TabBar({ onSearch }: { onSearch: () => void }) {
  const { firstScreen, registry } = useSuite();
  const isPhone = useMediaPhone();
  const user = useSessionUser();
  const unread = useUnreadCount();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const closeMore = () => {
    setIsMoreOpen(false);
  };
  const { before, after } = tabsOf(menuOf(registry.areas, user));
  useEffect(() => {
    if (!isPhone) return undefined;
    return firstScreen.after(() => {
      // Opening it tries again.
      moreSheet.start().catch(() => undefined);
    });
  }, [firstScreen, isPhone]);
  const badge = unread > 0 && <b className={classes.badge}>{unread > 99 ? '99+' : unread}</b>;
  return (
    <nav className={classes.bar} aria-label="Главное">
      {before.map((entry) => (
        <NavLink key={entry.path} entry={entry} className={classes.tab} countClassName={classes.count} />
      ))}
      <button type="button" className={classes.tab} onClick={onSearch}>
        <IconSearch aria-hidden />
        <span>Поиск</span>
      </button>
      {after.map((entry) => (
        <NavLink
          key={entry.path}
          entry={entry}
          className={classes.tab}
          countClassName={classes.count}
          badge={entry.icon === 'bell' ? badge : undefined}
        />
      ))}
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={() => {
          // An earlier download may have failed.
          moreSheet.start().catch(() => undefined);
          setIsMoreOpen(true);
        }}
      >
        <IconMenu2 aria-hidden />
        <span>Ещё</span>
      </button>
      {isMoreOpen && (
        <PartBoundary name="more" onFailure={closeMore}>
          <Suspense fallback={null}>
            <More onClose={closeMore} />
          </Suspense>
        </PartBoundary>
      )}
    </nav>
  );
}
