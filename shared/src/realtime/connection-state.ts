import { useSyncExternalStore } from 'react';

/** `idle` before the first connection and after logout; `offline` once one was lost or did not come in time. */
export interface ConnectionState {
  status: 'idle' | 'connecting' | 'online' | 'offline';
  /** Since when nothing comes by itself, ms since the epoch; null while the connection holds. */
  lostAt: number | null;
}

let state: ConnectionState = { status: 'idle', lostAt: null };
const watchers = new Set<() => void>();

/** Tells the screens how the realtime connection stands; called by the shell alone. */
export function setConnectionState(next: ConnectionState): void {
  state = next;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How the realtime connection stands at this moment; for code outside a component. */
export function connectionNow(): ConnectionState {
  return state;
}

/** How the realtime connection stands. */
export function useConnectionState(): ConnectionState {
  return useSyncExternalStore(watch, () => state);
}
