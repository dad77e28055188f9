import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * Leads the focus to the first document that may be chosen, and once the choice is over back to what begins it: what was
 * pressed is gone by then.
 */
export function useChoiceFocus(isOn: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const was = useRef(isOn);
  useLayoutEffect(() => {
    if (was.current === isOn) return;
    was.current = isOn;
    const wanted = isOn ? 'li input:enabled' : '[data-offer] button';
    list.current?.querySelector<HTMLElement>(wanted)?.focus();
  }, [isOn]);
  return list;
}
