import { useLayoutEffect, type RefObject } from 'react';

/** Tells the style sheets, by a property of the page, how much room the element takes: its words may need two lines. */
export function useHeightAs(property: `--${string}`, element: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const observer = new ResizeObserver(() => {
      document.documentElement.style.setProperty(property, `${String(current.offsetHeight)}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [property, element]);
}
