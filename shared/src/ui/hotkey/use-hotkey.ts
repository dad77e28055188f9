import { useEffect, useEffectEvent } from 'react';

export interface HotkeyOptions {
  /** Works while the person types too: Escape, Ctrl+Enter, Ctrl+K. Keys with Ctrl always do. */
  inFields?: boolean;
  enabled?: boolean;
}

const editable =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=true]';

function matches(event: KeyboardEvent, combination: string): boolean {
  const parts = combination.split('+');
  const code = parts.at(-1);
  // Cmd on a Mac is what Ctrl is elsewhere.
  const control = event.ctrlKey || event.metaKey;
  return (
    event.code === code &&
    control === parts.includes('Ctrl') &&
    event.altKey === parts.includes('Alt') &&
    event.shiftKey === parts.includes('Shift')
  );
}

/**
 * Calls the handler on a key of the keyboard, not on a letter of the layout: 'Slash', 'Ctrl+KeyK', 'ArrowDown',
 * 'Shift+KeyE' work alike in Russian and in Latin. Silent while the person types unless told otherwise, and when
 * somebody nearer took the key.
 */
export function useHotkey(
  combination: string,
  handler: (event: KeyboardEvent) => void,
  { inFields = false, enabled = true }: HotkeyOptions = {},
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !matches(event, combination)) return;
    const typing = event.target instanceof Element && event.target.matches(editable);
    if (typing && !inFields && !combination.includes('Ctrl')) return;
    event.preventDefault();
    handler(event);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
}
