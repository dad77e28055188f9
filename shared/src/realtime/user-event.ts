import { useEffect, useRef } from 'react';

import type { UserEvent } from '../contract/realtime/realtime';

type Listener = (event: UserEvent) => void;
const listeners = new Set<Listener>();

/** Hands an event of the personal channel to every screen that listens; called by the shell's connection alone. */
export function publishUserEvent(event: UserEvent): void {
  for (const listener of listeners) {
    try {
      listener(event);
    } catch (error) {
      // The screens are of several teams: one that fails keeps nothing from the others.
      console.error('A screen failed over an event', error);
    }
  }
}

/** Calls back for each event of the personal channel while the component is shown. */
export function useUserEvent(onEvent: Listener): void {
  const latest = useRef(onEvent);
  useEffect(() => {
    latest.current = onEvent;
  });
  useEffect(() => {
    const listener: Listener = (event) => {
      latest.current(event);
    };
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, []);
}
