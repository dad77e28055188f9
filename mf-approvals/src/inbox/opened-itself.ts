import { useLocation } from 'shared/area';

/** What the history keeps of a document that nobody opened: it followed the one that was decided. */
export const OPENED_ITSELF = { isOpenedItself: true };

/**
 * True of the open document until the reader opens one: it came by itself when the one before it was decided, be it that
 * the list was here before the new address.
 */
export function useOpenedItself({ hasDecided, isNamed }: { hasDecided: boolean; isNamed: boolean }): boolean {
  const state: unknown = useLocation().state;
  const isTold = typeof state === 'object' && state !== null && Reflect.get(state, 'isOpenedItself') === true;
  return isTold || (hasDecided && !isNamed);
}
