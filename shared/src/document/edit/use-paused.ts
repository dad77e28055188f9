import { useEffect, useState } from 'react';

const PAUSE_MS = 400;

/** The text as it stood when the typing last paused for 0.4 s; at first as it is. */
export function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPaused(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return paused;
}
