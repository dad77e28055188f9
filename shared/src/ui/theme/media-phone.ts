import { useSyncExternalStore } from 'react';

const phone = '(max-width: 48em)';

function subscribe(listener: () => void) {
  const query = window.matchMedia(phone);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone; follows the window. */
export function useMediaPhone(): boolean {
  return useSyncExternalStore(subscribe, () => window.matchMedia(phone).matches);
}
