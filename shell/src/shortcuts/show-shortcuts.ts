const listeners = new Set<() => void>();

/** Opens the sheet of keys, as «?» does. */
export function showShortcuts(): void {
  for (const listener of listeners) listener();
}

/** Calls back when somebody asks for the sheet of keys; answers how to stop. */
export function onShowShortcuts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
