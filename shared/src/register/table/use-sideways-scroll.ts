import { useCallback, useEffect, useRef, useState, type UIEvent } from 'react';

/**
 * Keeps the head, the rows and the bar above the footer at one place sideways, so that the head can stick to the
 * window while the rows scroll inside their own frame. `isWide` when there is something to scroll.
 */
export function useSidewaysScroll(leastWidth: number) {
  const head = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [frameWidth, setFrameWidth] = useState(Infinity);
  const [isScrolled, setScrolled] = useState(false);

  useEffect(() => {
    const frame = body.current;
    if (frame === null) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined) setFrameWidth(entry.contentRect.width);
    });
    observer.observe(frame);
    return () => {
      observer.disconnect();
    };
  }, []);

  const follow = useCallback((event: UIEvent<HTMLElement>) => {
    const { scrollLeft } = event.currentTarget;
    for (const part of [head.current, body.current, bar.current]) {
      if (part !== null && part !== event.currentTarget && part.scrollLeft !== scrollLeft)
        part.scrollLeft = scrollLeft;
    }
    setScrolled(scrollLeft > 0);
  }, []);

  return { head, body, bar, follow, isScrolled, isWide: leastWidth > frameWidth };
}
