import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { AreaMenuEntry } from 'shared/contract/area/area';
import { useSessionUser } from 'shared/session';
import { VisuallyHidden } from 'shared/ui';

import { prefetchPage, targetOf } from '../areas/idle-prefetch';
import { isCurrent } from '../navigation/menu';
import { useMenuCount } from '../navigation/menu-counts';
import { useSuite } from '../suite';
import { MenuIcon } from '../navigation/menu-icon';

interface NavLinkProps {
  entry: AreaMenuEntry;
  className?: string;
  /** Of the number of what waits behind the entry. */
  countClassName?: string;
  badge?: ReactNode;
  onClick?: () => void;
}

/** A menu entry; its page's code is on the way as soon as the pointer or the focus is on it. */
export function NavLink({ entry, className, countClassName, badge, onClick }: NavLinkProps) {
  const { loader } = useSuite();
  const user = useSessionUser();
  const { pathname } = useLocation();
  const count = useMenuCount(entry.path);
  const prefetch = () => {
    const target = targetOf(loader.areas, entry.path, user);
    // prefetchPage never rejects: the visit tells of a failure.
    if (target !== null) void prefetchPage(loader, target);
  };
  return (
    <Link
      to={entry.path}
      className={className}
      aria-current={isCurrent(entry, pathname) ? 'page' : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
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
