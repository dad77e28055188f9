import { useRef } from 'react';

import type { CellPlace } from '../item-edits';
import type { GridEvent } from './grid-reducer';
import type { GridDispatch } from './use-items-grid';

type Then = Extract<GridEvent, { type: 'commit' }>['then'];

/** What an editor ends with, once: taking the text removes the input, and losing the focus by that is no second taking. */
export function useOneTaking({ place, dispatch }: { place: CellPlace; dispatch: GridDispatch }) {
  const done = useRef(false);
  const end = (event: GridEvent) => {
    if (done.current) return;
    done.current = true;
    dispatch(event);
  };
  return {
    take: (text: string, then: Then) => {
      end({ type: 'commit', place, text, then });
    },
    cancel: () => {
      end({ type: 'cancel', place });
    },
    paste: (text: string) => {
      end({ type: 'paste', place, text });
    },
  };
}

/** The person has just pressed a key or the cell itself: the focus is expected here. */
export function focusEditor(input: HTMLInputElement | null): void {
  if (input !== null && document.activeElement !== input) input.focus();
}
