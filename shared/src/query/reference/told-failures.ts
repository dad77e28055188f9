import type { QueryClient } from '@tanstack/react-query';

import { ALERT_TIMEOUT } from '../../alerts/alert-timeout';
import { errorOf } from '../../http/http';

interface Told {
  message: string;
  at: number;
}

const last = new WeakMap<QueryClient, Told>();

/** Whether a failure says what the reader is not reading already; an alert of the same sentence stands for a while. */
export function isToldAnew(client: QueryClient, failure: unknown): boolean {
  const { message } = errorOf(failure);
  const told = last.get(client);
  // A clock that cannot be set back.
  const now = performance.now();
  if (told?.message === message && now - told.at < ALERT_TIMEOUT.error) return false;
  last.set(client, { message, at: now });
  return true;
}
