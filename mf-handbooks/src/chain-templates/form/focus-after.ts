import { useLayoutEffect, useRef, type RefObject } from 'react';

interface FocusAfter {
  /** The part of the page the places are looked for in; all of it while nothing has it. */
  within: RefObject<HTMLDivElement | null>;
  /** Selectors, the most wanted first. */
  lead: (...places: string[]) => void;
}

/** Leads the focus, once a list has changed, to a place that is there and can be used: what was pressed may be gone. */
export function useFocusAfter(): FocusAfter {
  const within = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);
  useLayoutEffect(() => {
    const found = wanted.current.map((place) =>
      (within.current ?? document).querySelector<HTMLElement>(`${place}:not(:disabled)`),
    );
    wanted.current = [];
    found.find((place) => place !== null)?.focus();
  });
  return {
    within,
    lead: (...places) => {
      wanted.current = places;
    },
  };
}

/** Whatever has the name. */
export const named = (name: string): string => `[aria-label="${name}"]`;
