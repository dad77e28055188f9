import { useQueryClient, type QueryClient } from '@tanstack/react-query';

import { ALERT_TIMEOUT } from '../../alerts/alert-timeout';
import { errorOf } from '../../http/http';

interface Told {
  message: string;
  at: number;
}

const last = new WeakMap<QueryClient, Told>();

function isToldAnew(client: QueryClient, failure: unknown): boolean {
  const { message } = errorOf(failure);
  const told = last.get(client);
  // A clock that cannot be set back.
  const now = performance.now();
  if (told?.message === message && now - told.at < ALERT_TIMEOUT.error) return false;
  last.set(client, { message, at: now });
  return true;
}

/** Tells of a failure unless the reader is reading the same already: an alert of a sentence stands for a while. */
export function useToldOnce(tell: ((failure: unknown) => void) | undefined): (failure: unknown) => void {
  const client = useQueryClient();
  return (failure) => {
    if (isToldAnew(client, failure)) tell?.(failure);
  };
}
