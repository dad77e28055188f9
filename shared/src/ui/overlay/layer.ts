import { createContext, useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { focusFirst, originOf, tabbable } from './focus';

interface Layer {
  panel: RefObject<HTMLElement | null>;
  close: () => void;
  trapsFocus: boolean;
  takesFocus: boolean;
}

/** What lies open above the page, the topmost last: keys belong to the topmost alone. */
const layers: Layer[] = [];

function onKeyDown(event: KeyboardEvent) {
  const top = layers.at(-1);
  if (top === undefined || event.defaultPrevented || event.isComposing) return;
  if (event.key === 'Escape') {
    event.preventDefault();
    top.close();
  } else if (event.key === 'Tab' && top.trapsFocus) {
    keepFocus(event, top.panel.current);
  }
}

function keepFocus(event: KeyboardEvent, panel: HTMLElement | null) {
  if (panel === null) return;
  const stops = tabbable(panel);
  const first = stops.at(0) ?? panel;
  const last = stops.at(-1) ?? panel;
  const active = document.activeElement;
  const outside = !panel.contains(active);
  if (event.shiftKey && (outside || active === first || active === panel)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (outside || active === last)) {
    event.preventDefault();
    first.focus();
  }
}

function push(layer: Layer) {
  if (layers.length === 0) document.addEventListener('keydown', onKeyDown);
  layers.push(layer);
  return () => {
    layers.splice(layers.indexOf(layer), 1);
    if (layers.length === 0) document.removeEventListener('keydown', onKeyDown);
  };
}

/** The panel a part of the page is drawn in; null for what lies on the page itself. */
export const OwnLayer = createContext<RefObject<HTMLElement | null> | null>(null);

/**
 * True when a dialog, a sheet or a menu lies open above the panel: the keys of what is beneath are then silent. A list
 * of values under its input lies above nothing.
 */
export function isCovered(own: RefObject<HTMLElement | null> | null): boolean {
  const top = layers.findLast((layer) => layer.takesFocus);
  return top !== undefined && top.panel !== own;
}

interface LayerOptions {
  open: boolean;
  panel: RefObject<HTMLElement | null>;
  onClose: () => void;
  /** Tab goes round inside: dialogs, sheets and popovers with controls. */
  trapsFocus?: boolean;
  /** Moves focus into the panel on opening; a list of values leaves it in its input. */
  takesFocus?: boolean;
}

/**
 * Makes an open panel the topmost one: Escape closes it and nothing beneath it, focus goes in and, on closing,
 * back to where it came from.
 */
export function useLayer({ open, panel, onClose, trapsFocus = true, takesFocus = true }: LayerOptions): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!open) return;
    return push({ panel, close: () => close(), trapsFocus, takesFocus });
  }, [open, panel, trapsFocus, takesFocus]);

  useLayoutEffect(() => {
    if (!open || !takesFocus) return;
    const element = panel.current;
    focusFirst(element);
    return () => {
      const active = document.activeElement;
      const lost = active === null || active === document.body || element?.contains(active) === true;
      if (lost) originOf(element)?.focus();
    };
  }, [open, takesFocus, panel]);
}
