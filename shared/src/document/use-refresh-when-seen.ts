import { useEffect, useRef } from 'react';

/**
 * What it returns is called when something has changed: refreshes at once or, while the tab is hidden, as soon as it is
 * looked at again, once for all that happened meanwhile.
 */
export function useRefreshWhenSeen(refresh: () => void): () => void {
  const stale = useRef(false);
  const catchUp = () => {
    stale.current = false;
    refresh();
  };
  useEffect(() => {
    const onShown = () => {
      if (document.visibilityState === 'visible' && stale.current) catchUp();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => {
      document.removeEventListener('visibilitychange', onShown);
    };
  });
  return () => {
    if (document.visibilityState === 'hidden') stale.current = true;
    else catchUp();
  };
}
