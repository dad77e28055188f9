import { act } from '@testing-library/react';

export interface NarrowWindow {
  /** From now on the window is as narrow as a phone, and says so. */
  narrow(): void;
  /** As it was before. */
  restore(): void;
}

/** A wide window that becomes narrow while a page stands in it. */
export function aWindowToNarrow(): NarrowWindow {
  const before = window.matchMedia;
  const listeners = new Set<(event: MediaQueryListEvent) => void>();
  let matches = false;
  const answer = (query: string) =>
    Object.assign(before(query), {
      matches,
      addEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
        listeners.add(listener),
      removeEventListener: (_: string, listener: (event: MediaQueryListEvent) => void) =>
        listeners.delete(listener),
    });
  window.matchMedia = answer;
  return {
    narrow: () => {
      matches = true;
      act(() => {
        for (const listener of [...listeners]) listener(new Event('change') as MediaQueryListEvent);
      });
    },
    restore: () => {
      window.matchMedia = before;
    },
  };
}
