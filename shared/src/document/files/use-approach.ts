import { useEffect, useRef } from 'react';

/** A hand that rests this long means to press, ms. */
const REST = 80;

/** Tells once that the pointer rests on an element or the keyboard has reached it; spread into the element. */
export function useApproach(onApproach: (() => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    onPointerEnter: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => onApproach?.(), REST);
    },
    onPointerLeave: () => {
      clearTimeout(timer.current);
    },
    onFocus: () => onApproach?.(),
  };
}
