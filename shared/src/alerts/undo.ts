const waiting = new Map<string, () => void>();
let last = 0;

/** Keeps how an alert's change is taken back, and answers the word by which the alert names it: Redux holds no functions. */
export function keepUndo(undo: () => void): string {
  last += 1;
  const key = String(last);
  waiting.set(key, undo);
  return key;
}

/** How the change is taken back; once, and only while its alert is shown. Undefined afterwards. */
export function takeUndo(key: string): (() => void) | undefined {
  const undo = waiting.get(key);
  waiting.delete(key);
  return undo;
}
