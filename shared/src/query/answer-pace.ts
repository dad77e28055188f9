import { useCallback, useEffect, useRef } from 'react';

/** Milliseconds; within them one may pause between two keys. */
const SHORTEST = 50;
const LONGEST = 250;

/**
 * How long to wait after a key before what is typed is asked for, ms: hardly at all while answers are quick, longer the
 * longer the last one took, for a question that is given up still costs the server its work.
 */
export function useAnswerPace(question: string, isAsking: boolean): () => number {
  const took = useRef(0);
  const begun = useRef<number | null>(null);
  useEffect(() => {
    const now = performance.now();
    if (begun.current !== null) {
      const elapsed = now - begun.current;
      // One that was given up would have taken longer still.
      took.current = isAsking ? Math.max(took.current, elapsed) : elapsed;
    }
    begun.current = isAsking ? now : null;
  }, [question, isAsking]);
  return useCallback(() => Math.min(LONGEST, Math.max(SHORTEST, took.current / 3)), []);
}
