import { useEffect } from 'react';

interface TypedAheadProps {
  /** One more character that was meant for the palette. */
  onType: (character: string) => void;
  onClose: () => void;
}

/**
 * Stands in for the palette until its code has come: what is typed meanwhile is kept for its field, and reaches neither
 * the keys of the page nor a field that had the focus.
 */
export function TypedAhead({ onType, onClose }: TypedAheadProps) {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      event.stopPropagation();
      event.preventDefault();
      if (event.code === 'Escape') onClose();
      else if (event.key.length === 1 && !event.ctrlKey && !event.metaKey) onType(event.key);
    };
    window.addEventListener('keydown', take, true);
    return () => {
      window.removeEventListener('keydown', take, true);
    };
  });
  return null;
}
