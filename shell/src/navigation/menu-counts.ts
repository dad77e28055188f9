import { useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const watchers = new Set<() => void>();

/** The menu shows from now on how much waits behind the entry of this path. */
export function setMenuCount(path: string, count: number): void {
  counts.set(path, count);
  for (const watcher of watchers) watcher();
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}

/** How much waits behind the entry of this path; 0 until it is known. */
export function useMenuCount(path: string): number {
  return useSyncExternalStore(watch, () => counts.get(path) ?? 0);
}
