import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/**
 * Calls back on a press outside the panel and its anchor. Presses inside come through React's tree, so a list
 * that the panel itself opened elsewhere in the document counts as inside: spread the result on the panel.
 */
export function useOutsidePress(
  open: boolean,
  anchor: RefObject<HTMLElement | null>,
  onPress: () => void,
): { onPointerDownCapture: () => void } {
  const inside = useRef(false);
  const press = useEffectEvent(onPress);
  useEffect(() => {
    if (!open) return;
    const listener = (event: PointerEvent) => {
      const ours = inside.current || (event.target instanceof Node && anchor.current?.contains(event.target));
      inside.current = false;
      if (!ours) press();
    };
    document.addEventListener('pointerdown', listener);
    return () => document.removeEventListener('pointerdown', listener);
  }, [open, anchor]);
  return {
    onPointerDownCapture: () => {
      inside.current = true;
    },
  };
}
