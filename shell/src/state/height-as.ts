import type { RefCallback } from 'react';

/** Tells the style sheets, by a property of the page, how much room the element takes while it is there. */
export const heightAs =
  (property: `--${string}`): RefCallback<HTMLElement> =>
  (element) => {
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(property, `${String(element.offsetHeight)}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  };
