import { useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useBlocker } from 'react-router-dom';

import { RELOAD_EVENT } from '../../contract/realtime/reload-event';
import { useUnsavedTitle } from './use-unsaved-title';

export interface LeaveGuard {
  /** The person is about to leave and has to be asked. */
  asking: boolean;
  stay: () => void;
  leave: () => void;
  /** From now on the page may be left without a question: the form was saved or given up. */
  release: () => void;
}

/**
 * Marks the browser's tab and asks before a form with unsaved typing is left, inside the suite and by closing the tab. A lost session is not
 * asked about: the way to `/auth` stays open and the draft waits. Neither is a reload by the shell when the draft, which hears
 * of it first, answers that it is safe.
 */
export function useLeaveGuard(dirty: boolean, isSafe: () => boolean = () => false): LeaveGuard {
  useUnsavedTitle(dirty);
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
  const onReload = useEffectEvent(() => {
    if (dirty && isSafe()) released.current = true;
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => {
      onClose(event);
    };
    const reloadListener = () => {
      onReload();
    };
    window.addEventListener('beforeunload', listener);
    window.addEventListener(RELOAD_EVENT, reloadListener);
    return () => {
      window.removeEventListener('beforeunload', listener);
      window.removeEventListener(RELOAD_EVENT, reloadListener);
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
