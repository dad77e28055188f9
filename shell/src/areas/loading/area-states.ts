import { useSyncExternalStore } from 'react';

import type { AreaLoadError } from './area-load-error';

/** How an area stands in this tab. */
export interface AreaState {
  status: 'idle' | 'loading' | 'ready' | 'failed' | 'quarantined' | 'refused';
  /** The version in use; null before the first load. */
  version: string | null;
  /** True when the last good version runs in place of the current one. */
  isPrevious: boolean;
  /** Milliseconds from the first attempt to the area's module. */
  took: number | null;
  error: AreaLoadError | null;
}

const IDLE: AreaState = { status: 'idle', version: null, isPrevious: false, took: null, error: null };

export interface AreaStates {
  get: (area: string) => AreaState;
  set: (area: string, change: Partial<AreaState>) => void;
  subscribe: (watcher: () => void) => () => void;
  snapshot: () => ReadonlyMap<string, AreaState>;
}

/** Keeps how each area stands, for the page of their health. */
export function createAreaStates(): AreaStates {
  let states: ReadonlyMap<string, AreaState> = new Map();
  const watchers = new Set<() => void>();
  const get = (area: string) => states.get(area) ?? IDLE;
  return {
    get,
    snapshot: () => states,
    set: (area, change) => {
      states = new Map(states).set(area, { ...get(area), ...change });
      for (const watcher of watchers) watcher();
    },
    subscribe: (watcher) => {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** How the areas stand, followed while the component is shown. */
export function useAreaStates(states: AreaStates): (area: string) => AreaState {
  useSyncExternalStore(states.subscribe, states.snapshot);
  return states.get;
}
