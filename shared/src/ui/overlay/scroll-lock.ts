import { useLayoutEffect } from 'react';

let locks = 0;

/** Keeps the page beneath from scrolling while mounted; the room of the scroll bar stays, so nothing shifts. */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { documentElement: root } = document;
    if (locks === 0) {
      const bar = window.innerWidth - root.clientWidth;
      root.style.overflow = 'hidden';
      if (bar > 0) root.style.paddingRight = `${bar}px`;
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.style.overflow = '';
      root.style.paddingRight = '';
    };
  }, []);
}
