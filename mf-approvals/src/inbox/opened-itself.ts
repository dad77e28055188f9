import { useLocation } from 'shared/area';

/** What the history keeps of a document that nobody opened: it followed the one that was decided. */
export const OPENED_ITSELF = { isOpenedItself: true };

/** True of the open document until the reader opens one: it came by itself when the one before it was decided. */
export function useOpenedItself(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && Reflect.get(state, 'isOpenedItself') === true;
}
