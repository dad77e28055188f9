import { useEffect, useRef } from 'react';
import { useUserEvent } from 'shared/realtime';

/** Changes come in crowds: the page asks anew once they have passed, ms. */
const CROWD = 800;

/** Asks anew when any record anywhere has changed: which of them come due the server alone knows. */
export function useLiveDue(refetch: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useUserEvent((event) => {
    if (event.kind !== 'entity') return;
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, CROWD);
  });
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
}
