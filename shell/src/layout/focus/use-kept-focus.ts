import { useEffect } from 'react';

import { focusHeading } from '../route/page-heading';
import { besideOf, type FocusPlace, placeOf } from './focus-place';

/** Places that are remembered: of a button, of the dialog it opened and of a list within that. */
const REMEMBERED = 4;

const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/** Leads the focus that was in the first of the places to the nearest thing that is still there. */
function lead(places: readonly FocusPlace[]): void {
  const beside = places.map(besideOf).find((found) => found !== undefined);
  if (beside === undefined) focusHeading();
  else beside.focus({ preventScroll: true });
}

/**
 * Keeps the focus in the page when what had it goes away: a finished step, the last line of a list, a strip that has been
 * answered. Who works by keys or by ear would otherwise begin at the top of the page again (WCAG 2.4.3).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let places: FocusPlace[] = [];
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      places = [placeOf(target, location.pathname), ...places].slice(0, REMEMBERED);
    };
    const forgetLeft = ({ target, relatedTarget }: FocusEvent) => {
      // On its way to another element it is nowhere for a moment.
      if (relatedTarget !== null) return;
      // Some browsers tell of it while an element is being removed; whoever has clicked beside it has left it himself.
      queueMicrotask(() => {
        if (target instanceof HTMLElement && target.isConnected && isNowhere()) places = [];
      });
    };
    const watch = new MutationObserver(() => {
      const [last] = places;
      if (last === undefined || last.element.isConnected || !isNowhere()) return;
      const onPage = places.filter(({ page }) => page === location.pathname);
      places = [];
      // A step to another page leads the focus itself.
      if (last.page === location.pathname) lead(onPage);
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('focusout', forgetLeft);
    watch.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      document.removeEventListener('focusout', forgetLeft);
      watch.disconnect();
    };
  }, []);
}
