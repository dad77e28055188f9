import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AreaMenuEntry } from 'shared/contract/area/area';
import { VisuallyHidden } from 'shared/ui';

import { isCurrent } from '../../navigation/menu';
import { useMenuCount } from '../../navigation/menu-counts';
import { MenuIcon } from '../../navigation/menu-icon';

interface NavLinkProps {
  entry: AreaMenuEntry;
  className?: string;
  /** Of the number of what waits behind the entry. */
  countClassName?: string;
  badge?: ReactNode;
  onClick?: () => void;
}

/** A menu entry; as with every link, what it leads to is on its way once the pointer or the focus rests on it. */
export function NavLink({ entry, className, countClassName, badge, onClick }: NavLinkProps) {
  const { pathname } = useLocation();
  const count = useMenuCount(entry.path);
  return (
    <Link
      to={entry.path}
      className={className}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onClick={onClick}
    >
      <MenuIcon icon={entry.icon} />
      {badge}
      <span>{entry.title}</span>
      {count > 0 && (
        <>
          <b className={countClassName} aria-hidden>
            {count > 99 ? '99+' : count}
          </b>
          <VisuallyHidden>{`${String(count)} ${entry.counter?.label ?? ''}`}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
