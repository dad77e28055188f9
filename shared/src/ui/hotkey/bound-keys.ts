import { useEffect, useEffectEvent } from 'react';

/** A key and what it does: `Ctrl+KeyK`, «Поиск и переходы». */
export interface KeyHint {
  combination: string;
  label: string;
}

/** Keys that one part of the page listens to, while it does; their words may come late. */
export interface KeyGroup {
  /** Where they work: «В таблице». */
  title: string;
  load: () => Promise<readonly KeyHint[]>;
}

const hints = new Set<KeyHint>();
const groups = new Set<KeyGroup>();

/** What stands in the set of bound keys until it is called back. */
export function bindHint(hint: KeyHint): () => void {
  hints.add(hint);
  return () => {
    hints.delete(hint);
  };
}

/** Names the keys that a part of the page reads by itself, as long as it stands on the screen. */
export function useKeyGroup(title: string, load: KeyGroup['load']): void {
  const latest = useEffectEvent(load);
  useEffect(() => {
    const group = { title, load: () => latest() };
    groups.add(group);
    return () => {
      groups.delete(group);
    };
  }, [title]);
}

/** The keys that do something on the screen at this moment. */
export function boundKeys(): { hints: readonly KeyHint[]; groups: readonly KeyGroup[] } {
  return { hints: [...hints], groups: [...groups] };
}
