import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/** Frames a page that went back may take until it is as high as it was. */
const PATIENCE = 60;

/** Scrolls to where the person was, as soon as the page is high enough for it; answers how to give up. */
function restore(top: number): () => void {
  let frames = 0;
  let handle = 0;
  const attempt = () => {
    window.scrollTo(0, top);
    frames += 1;
    if (window.scrollY < top && frames < PATIENCE) handle = requestAnimationFrame(attempt);
  };
  attempt();
  return () => {
    cancelAnimationFrame(handle);
  };
}

/** A new page starts at its top, going back returns to where the person was; within one page nothing moves. */
export function RouteScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const positions = useRef(new Map<string, number>());
  const shown = useRef(location.pathname);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const release = () => {
      // A reload is the browser's own business.
      history.scrollRestoration = 'auto';
    };
    window.addEventListener('pagehide', release);
    return () => {
      window.removeEventListener('pagehide', release);
      release();
    };
  }, []);

  useEffect(() => {
    const remembered = positions.current;
    const note = () => remembered.set(location.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('scroll', note);
    };
  }, [location.key]);

  useLayoutEffect(() => {
    const isSamePage = shown.current === location.pathname;
    shown.current = location.pathname;
    if (type === NavigationType.Pop)
      return restore(positions.current.get(location.key) ?? (isSamePage ? window.scrollY : 0));
    if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [location.key, location.pathname, type]);

  return null;
}
