import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { VisuallyHidden } from 'shared/ui';

import { focusHeading, headingOf } from './page-heading';

/** Milliseconds between two looks for the heading of a page that is on its way, and how many there are. */
const LOOK_EVERY = 100;
const LOOKS = 50;
/** Milliseconds the announcement stays to be read out. */
const SHOWN = 2000;

/** True when the focus stands where the step began or nowhere: a page that has taken it for a field keeps it. */
function isFocusFree(): boolean {
  const { activeElement } = document;
  return activeElement === null || activeElement === document.body || activeElement.closest('nav') !== null;
}

/** After a step to another page the focus stands on its heading, or its name is read out when the page took the focus. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    let looks = 0;
    const look = setInterval(() => {
      looks += 1;
      const heading = headingOf();
      // The placeholder of a page on its way has a heading, too.
      const isThere = heading !== null && document.querySelector('main [aria-busy="true"]') === null;
      if (!isThere && looks < LOOKS) return;
      clearInterval(look);
      if (heading === null) return;
      if (isFocusFree()) focusHeading();
      else setAnnounced(heading.textContent);
    }, LOOK_EVERY);
    return () => {
      clearInterval(look);
    };
  }, [pathname]);
  useEffect(() => {
    if (announced === '') return undefined;
    const timer = setTimeout(() => {
      setAnnounced('');
    }, SHOWN);
    return () => {
      clearTimeout(timer);
    };
  }, [announced]);
  return (
    <VisuallyHidden>
      <span aria-live="polite">{announced}</span>
    </VisuallyHidden>
  );
}
