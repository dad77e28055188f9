import { useSyncExternalStore } from 'react';

let unread = 0;
const watchers = new Set<() => void>();

/** Tells the shell how many notifications wait; called by the area of notifications, 0 after logout. */
export function setUnreadCount(count: number): void {
  unread = count;
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How many notifications the reader has not read yet. */
export function useUnreadCount(): number {
  return useSyncExternalStore(watch, () => unread);
}
