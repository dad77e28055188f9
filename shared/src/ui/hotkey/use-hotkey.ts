import { useContext, useEffect, useEffectEvent } from 'react';
import { isCovered, OwnLayer } from '../overlay/layer';
import { bindHint } from './bound-keys';

export interface HotkeyOptions {
  /** Works while the person types too: Escape, Ctrl+Enter, Ctrl+K. Keys with Ctrl always do. */
  inFields?: boolean;
  enabled?: boolean;
  /** What the key does, for the sheet of keys; without it the key does not stand there. */
  label?: string;
}

const editable =
  'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [contenteditable=true]';

function matches(event: KeyboardEvent, combination: string): boolean {
  // On a Russian keyboard the sign is Shift and 7; its place on a Latin one works there as well.
  if (combination === 'Question') {
    const isThere = event.key === '?' || (event.shiftKey && event.code === 'Slash');
    return isThere && !event.ctrlKey && !event.metaKey && !event.altKey;
  }
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
 * somebody nearer took the key, while a dialog or a menu lies open above the part that listens, and for a key held down.
 */
export function useHotkey(
  combination: string,
  handler: (event: KeyboardEvent) => void,
  { inFields = false, enabled = true, label }: HotkeyOptions = {},
): void {
  const own = useContext(OwnLayer);
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || !matches(event, combination)) return;
    const typing = event.target instanceof Element && event.target.matches(editable);
    if (typing && !inFields && !combination.includes('Ctrl')) return;
    const covered = isCovered(own);
    // Beneath a dialog a plain key is the dialog's; one with Ctrl must not become the browser's own.
    if (covered && !combination.includes('Ctrl')) return;
    event.preventDefault();
    if (!covered && !event.repeat) handler(event);
  });
  useEffect(() => {
    if (!enabled) return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [enabled]);
  useEffect(() => {
    if (enabled && label !== undefined) return bindHint({ combination, label });
  }, [combination, enabled, label]);
}
