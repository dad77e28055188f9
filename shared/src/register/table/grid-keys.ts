/** What a key asks of the table. */
export type GridAction =
  | { kind: 'move'; index: number; isExtending: boolean }
  | { kind: 'page'; step: 1 | -1 }
  | { kind: 'open'; inNewTab: boolean }
  | { kind: 'select'; isRange: boolean }
  | { kind: 'select-page' }
  | { kind: 'clear' };

interface Key {
  code: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * The meaning of a key by its place on the keyboard, so that it does not depend on the layout. `active` is the index
 * of the row the reader stands on, -1 when none.
 */
export function gridAction(key: Key, active: number, count: number): GridAction | null {
  const control = key.ctrlKey || key.metaKey;
  if (key.altKey) return null;
  const move = (index: number): GridAction | null =>
    count === 0
      ? null
      : { kind: 'move', index: Math.min(Math.max(index, 0), count - 1), isExtending: key.shiftKey };

  switch (key.code) {
    case 'ArrowDown':
      return move(active + 1);
    case 'ArrowUp':
      return move(active === -1 ? count - 1 : active - 1);
    case 'Home':
      return move(0);
    case 'End':
      return move(count - 1);
    case 'PageDown':
      return { kind: 'page', step: 1 };
    case 'PageUp':
      return { kind: 'page', step: -1 };
    case 'Enter':
    case 'NumpadEnter':
      return active === -1 ? null : { kind: 'open', inNewTab: control };
    case 'Space':
      return active === -1 ? null : { kind: 'select', isRange: key.shiftKey };
    case 'KeyA':
      return control ? { kind: 'select-page' } : null;
    case 'Escape':
      return { kind: 'clear' };
    default:
      return null;
  }
}
