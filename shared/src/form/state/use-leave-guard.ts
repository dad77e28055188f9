import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router-dom';

export interface LeaveGuard {
  /** The person is about to leave and has to be asked. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a form with unsaved typing is left, inside the suite and by closing the tab. A lost session is not
 * asked about: the way to `/auth` stays open and the draft waits.
 */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty &&
      nextLocation.pathname !== currentLocation.pathname &&
      !nextLocation.pathname.startsWith('/auth'),
  );
  const onClose = useEffectEvent((event: BeforeUnloadEvent) => {
    if (dirty) event.preventDefault();
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
  return {
    asking: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  };
}
