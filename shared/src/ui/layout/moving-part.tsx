import { useCallback, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** An element of its own that is carried from place to place; its layout is that of the place. */
function anElement(): HTMLElement {
  const element = document.createElement('div');
  element.style.display = 'contents';
  element.dataset.moving = '';
  return element;
}

export interface MovingPart {
  /** Stands once, wherever both places are rendered from. */
  kept: ReactNode;
  /** Where the content is seen: in one place at a time. */
  place: ReactNode;
}

/**
 * Content that a wide window shows in one place and a narrow one in another. It is never built anew: a dialog that was
 * opened from it stays open with what has been typed.
 */
export function useMovingPart(content: ReactNode): MovingPart {
  const [element] = useState(anElement);
  const carry = useCallback((place: HTMLElement | null) => place?.append(element), [element]);
  return { kept: createPortal(content, element), place: <div ref={carry} style={{ display: 'contents' }} /> };
}
