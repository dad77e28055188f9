import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'shared/area';

/** What the history keeps of a document that was opened from the list. */
const FROM_LIST = { isFromList: true };

const isFromList = (state: unknown) =>
  typeof state === 'object' && state !== null && Reflect.get(state, 'isFromList') === true;

/** How a line of the list opens its document. */
export interface Opening {
  replace: boolean;
  state: object | undefined;
  onOpen: (id: number) => void;
}

/**
 * On a phone the list and the document are screens of their own: the phone's own step back leads from the document to
 * the list, to the place in it, and a document begins at its top however far down the list it was pressed.
 */
export function usePhoneScreens(isPhone: boolean, shownId: number | undefined) {
  const isBehind = isFromList(useLocation().state);
  const pressed = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current !== shownId) return;
    pressed.current = null;
    window.scrollTo(0, 0);
  }, [shownId]);
  const opening: Opening = {
    replace: !isPhone,
    state: isPhone ? FROM_LIST : undefined,
    onOpen: (id) => {
      if (isPhone) pressed.current = id;
    },
  };
  return {
    opening,
    /** The list lies one step back. */
    isListBehind: isPhone && isBehind,
    state: isBehind ? FROM_LIST : undefined,
  };
}
