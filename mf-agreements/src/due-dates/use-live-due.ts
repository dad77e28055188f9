import { useEffect, useRef } from 'react';
import { useUserEvent } from 'shared/realtime';

/** Changes come in crowds: the page asks anew once they have passed, ms. */
const CROWD = 800;
/** A crowd that does not end is not waited for, ms. */
const LONGEST_CROWD = 4000;

/** Asks anew when any record anywhere has changed: which of them come due the server alone knows. */
export function useLiveDue(refetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const since = useRef<number>(undefined);
  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    const now = Date.now();
    since.current ??= now;
    clearTimeout(timer.current);
    const left = since.current + LONGEST_CROWD - now;
    timer.current = setTimeout(
      () => {
        since.current = undefined;
        refetch();
      },
      Math.max(0, Math.min(CROWD, left)),
    );
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}
