import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** The person is about to leave and has to be asked. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on the page may be left without a question: the form was saved or given up. */
  release: () => void;
}

/**
 * Asks before a form with unsaved typing is left, inside the suite and by closing the tab. A lost session is not
 * asked about: the way to `/auth` stays open and the draft waits.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      !released.current &&
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.pathname.startsWith('/auth'),
  );
  const onClose = useEffectEvent((event: BeforeUnloadEvent) => {
    if (dirty && !released.current) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => {
      onClose(event);
    };
    window.addEventListener('beforeunload', listener);
    return () => {
      window.removeEventListener('beforeunload', listener);
    };
  }, []);
  const release = useCallback(() => {
    released.current = true;
  }, []);
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
    release,
  };
}
