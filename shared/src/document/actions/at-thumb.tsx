import { createContext, use, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

import { useMovingPart, type MenuEntry } from '../../ui/ui';

export interface ThumbEdge {
  /** The bottom edge of a card on a phone; null where there is none. */
  place: HTMLElement | null;
  /** What may be done with the record besides: its own buttons give way to what comes here. */
  more: readonly MenuEntry[];
}

/** Given by the card to all that stands in it. */
export const ThumbEdge = createContext<ThumbEdge>({ place: null, more: [] });

interface AtThumbProps {
  children: (more: readonly MenuEntry[]) => ReactNode;
  /** What stands around the content in its place; at the edge there is none. */
  frame?: (place: ReactNode) => ReactNode;
}

/**
 * What the reader is to decide on a document: in its place, on a phone at the bottom edge of the card, whatever part of
 * the card is read. There the content takes over the menu of the record, which it is drawn with.
 */
export function AtThumb({ children, frame = (place) => place }: AtThumbProps) {
  const { place: edge, more } = use(ThumbEdge);
  const { kept, place } = useMovingPart(children(edge === null ? [] : more));
  return (
    <>
      {kept}
      {edge === null ? frame(place) : createPortal(place, edge)}
    </>
  );
}
