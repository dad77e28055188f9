import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { ScrollPlaces } from './scroll-places';

/** Milliseconds a page that went back may take until it is as high as it was. */
const PATIENCE = 5000;
/** What a person does to a page: from then on its place is theirs. */
const HANDS = ['wheel', 'touchstart', 'pointerdown', 'keydown'];

/** Scrolls to where the person was, as soon as the page is high enough for it; answers how to give up. */
function restore(top: number, onEnd: () => void): () => void {
  const until = performance.now() + PATIENCE;
  let handle = 0;
  const end = () => {
    cancelAnimationFrame(handle);
    for (const hand of HANDS) window.removeEventListener(hand, end);
    onEnd();
  };
  for (const hand of HANDS) window.addEventListener(hand, end, { passive: true });
  const attempt = () => {
    window.scrollTo(0, top);
    if (window.scrollY < top && performance.now() < until) handle = requestAnimationFrame(attempt);
    else end();
  };
  attempt();
  return end;
}

/** The page was opened anew, and not by a reload or a step through the history. */
function isFreshlyOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry === undefined || Reflect.get(entry, 'type') === 'navigate';
}

/** A new page starts at its top, going back returns to where the person was; within one page nothing moves. */
export function RouteScroll() {
  const location = useLocation();
  const type = useNavigationType();
  const [places] = useState(() => new ScrollPlaces());
  const step = `${location.key} ${location.pathname}`;
  const shown = useRef<{ step: string | null; pathname: string; isReturning: boolean }>({
    step: null,
    pathname: location.pathname,
    isReturning: false,
  });

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const release = () => {
      // A reload is the browser's own business, as far as the page is high enough by then.
      history.scrollRestoration = 'auto';
      places.keep();
    };
    const note = () => {
      // The scrolling of a step is told a frame later; on the way back the page is not yet as high as it was.
      const { step: current, isReturning } = shown.current;
      if (current !== null && !isReturning) places.note(current, window.scrollY);
    };
    window.addEventListener('pagehide', release);
    window.addEventListener('scroll', note, { passive: true });
    return () => {
      window.removeEventListener('pagehide', release);
      window.removeEventListener('scroll', note);
      release();
    };
  }, [places]);

  useLayoutEffect(() => {
    const before = shown.current;
    const isFirst = before.step === null;
    const isSamePage = before.pathname === location.pathname;
    if (isFirst && isFreshlyOpened()) places.forget(step);
    const place = places.get(step) ?? (isSamePage ? window.scrollY : 0);
    const isReturning = type === NavigationType.Pop && !(isFirst && window.scrollY > 0);
    shown.current = { step, pathname: location.pathname, isReturning };
    if (isReturning) {
      return restore(place, () => {
        if (shown.current.step === step) shown.current.isReturning = false;
      });
    }
    if (!isSamePage) window.scrollTo(0, 0);
    return undefined;
  }, [places, step, location.pathname, type]);

  return null;
}
