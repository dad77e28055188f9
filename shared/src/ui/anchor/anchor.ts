import { useLayoutEffect, type RefObject } from 'react';

export type Placement = 'bottom-start' | 'bottom-end' | 'top-start' | 'top-end' | 'bottom' | 'top';

interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

interface PlaceRequest {
  anchor: Box;
  panel: { width: number; height: number };
  viewport: { width: number; height: number };
  placement: Placement;
}

const gap = 4;
const margin = 8;

/**
 * Where a panel stands beside its anchor: on the asked side when it fits there or the other side is no roomier,
 * moved along the edge to stay in the window, and never higher than the room it has.
 */
export function place({ anchor, panel, viewport, placement }: PlaceRequest) {
  const below = viewport.height - anchor.top - anchor.height - gap - margin;
  const above = anchor.top - gap - margin;
  const wantsTop = placement.startsWith('top');
  const fits = panel.height <= (wantsTop ? above : below);
  const onTop = fits ? wantsTop : above > below;
  const maxHeight = Math.max(120, onTop ? above : below);
  const height = Math.min(panel.height, maxHeight);

  const aligned = {
    start: anchor.left,
    end: anchor.left + anchor.width - panel.width,
    middle: anchor.left + (anchor.width - panel.width) / 2,
  }[placement.endsWith('start') ? 'start' : placement.endsWith('end') ? 'end' : 'middle'];
  const left = Math.max(margin, Math.min(aligned, viewport.width - margin - panel.width));
  const top = onTop ? anchor.top - gap - height : anchor.top + anchor.height + gap;
  return { left: Math.round(left), top: Math.round(top), maxHeight: Math.floor(maxHeight) };
}

interface AnchoredOptions {
  open: boolean;
  anchor: RefObject<HTMLElement | null>;
  panel: RefObject<HTMLElement | null>;
  placement: Placement;
  /** The panel is at least as wide as its anchor: lists of values. */
  matchWidth?: boolean;
}

/** Keeps an open panel beside its anchor while the page scrolls, the window changes or the panel grows. */
export function useAnchored({ open, anchor, panel, placement, matchWidth = false }: AnchoredOptions): void {
  useLayoutEffect(() => {
    const element = panel.current;
    const target = anchor.current;
    if (!open || element === null || target === null) return;

    // The panel's own limit, read before the room it has takes part in it; a list scrolls long before its content ends.
    const most = parseFloat(getComputedStyle(element).maxHeight) || Infinity;
    const update = () => {
      const box = target.getBoundingClientRect();
      if (matchWidth) element.style.setProperty('--anchor-width', `${box.width}px`);
      const { left, top, maxHeight } = place({
        anchor: box,
        // Not getBoundingClientRect: the opening animation must not be measured.
        panel: { width: element.offsetWidth, height: Math.min(element.scrollHeight + 2, most) },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        placement,
      });
      element.style.setProperty('--x', `${left}px`);
      element.style.setProperty('--y', `${top}px`);
      element.style.setProperty('--room', `${maxHeight}px`);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    observer.observe(target);
    window.addEventListener('scroll', update, { capture: true, passive: true });
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', update, { capture: true });
      window.removeEventListener('resize', update);
    };
  }, [open, anchor, panel, placement, matchWidth]);
}
