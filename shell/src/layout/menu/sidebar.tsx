import { IconSearch } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useSessionUser } from 'shared/session';
import { Kbd } from 'shared/ui';

import { menuOf, sidebarOf } from '../../navigation/menu';
import { HOME } from '../../navigation/return-address';
import { useSuite } from '../../suite';
import { Brand } from './brand';
import { NavLink } from './nav-link';
import { PersonMenu } from '../person/person-menu';
import classes from './sidebar.module.css';

/** The menu at the left: mark, search, the areas' entries by groups, and the person at the bottom. */
export function Sidebar({ onSearch }: { onSearch: () => void }) {
  const { registry } = useSuite();
  const user = useSessionUser();
  return (
    <aside className={classes.side}>
      <Link to={HOME} className={classes.brand}>
        <Brand />
      </Link>
      <button type="button" className={classes.find} aria-keyshortcuts="Control+K" onClick={onSearch}>
        <IconSearch aria-hidden />
        <span className={classes.grow}>Найти</span>
        <Kbd keys={['Ctrl', 'K']} />
      </button>
      <nav className={classes.nav} aria-label="Разделы">
        {sidebarOf(menuOf(registry.areas, user)).map((section) => (
          <div
            key={section.group}
            role="group"
            aria-label={section.label ?? 'Входящие'}
            className={classes.group}
          >
            {section.label !== null && (
              <span className={classes.heading} aria-hidden>
                {section.label}
              </span>
            )}
            {section.entries.map((entry) => (
              <NavLink
                key={entry.path}
                entry={entry}
                className={classes.entry}
                countClassName={classes.count}
              />
            ))}
          </div>
        ))}
      </nav>
      <PersonMenu />
    </aside>
  );
}
