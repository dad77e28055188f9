const KEY = 'contracts.transfers';

/** What was on its way when its window was loaded anew: a work of the server by its number, an upload by its name alone. */
export type LeftBehind =
  | { kind: 'upload'; title: string; address: string | null }
  | { kind: 'export' | 'import'; title: string; id: number };

interface Note {
  /** Nobody else finds it. */
  owner: number;
  left: readonly LeftBehind[];
}

/** The window leaves this behind when it is loaded anew; nothing is written when it already does. */
export function leaveBehind(owner: number, left: readonly LeftBehind[]): void {
  const note: Note = { owner, left };
  const text = JSON.stringify(note);
  if (sessionStorage.getItem(KEY) !== text) sessionStorage.setItem(KEY, text);
}

/** What the window has left behind of this person; nothing of anybody else. */
export function readLeftBehind(owner: number): readonly LeftBehind[] {
  const text = sessionStorage.getItem(KEY);
  if (text === null) return [];
  const note = JSON.parse(text) as Note;
  return note.owner === owner ? note.left : [];
}

/** The window leaves nothing behind any longer. */
export function forgetLeftBehind(): void {
  sessionStorage.removeItem(KEY);
}
