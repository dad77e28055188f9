import { IconMenu2, IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useUnreadCount } from 'shared/realtime';
import { useSessionUser } from 'shared/session';

import { menuOf, tabsOf } from '../navigation/menu';
import { useSuite } from '../suite';
import { MoreSheet } from './more-sheet';
import { NavLink } from './nav-link';
import classes from './tab-bar.module.css';

/** The tab bar of a phone: inbox, documents, search, notifications and the rest. */
export function TabBar({ onSearch }: { onSearch: () => void }) {
  const { registry } = useSuite();
  const user = useSessionUser();
  const unread = useUnreadCount();
  const [isMoreOpen, setIsMoreOpen] = useState(false);
  const { before, after } = tabsOf(menuOf(registry.areas, user));
  const badge = unread > 0 && <b className={classes.badge}>{unread > 99 ? '99+' : unread}</b>;
  return (
    <nav className={classes.bar} aria-label="Главное" data-tab-bar>
      {before.map((entry) => (
        <NavLink key={entry.path} entry={entry} className={classes.tab} />
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
          badge={entry.icon === 'bell' ? badge : undefined}
        />
      ))}
      <button
        type="button"
        className={classes.tab}
        aria-haspopup="dialog"
        aria-expanded={isMoreOpen}
        onClick={() => {
          setIsMoreOpen(true);
        }}
      >
        <IconMenu2 aria-hidden />
        <span>Ещё</span>
      </button>
      <MoreSheet
        open={isMoreOpen}
        onClose={() => {
          setIsMoreOpen(false);
        }}
      />
    </nav>
  );
}
