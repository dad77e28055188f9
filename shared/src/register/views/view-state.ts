import { viewQuery, withView } from '../address/address';
import type { SavedView } from '../../contract/list/saved-view';

/** The view the address names; undefined when it names none or the view is gone. */
export function currentView(
  views: readonly SavedView[] | undefined,
  params: URLSearchParams,
): SavedView | undefined {
  const id = Number(params.get('view'));
  return views?.find((view) => view.id === id);
}

const normalised = (query: string) => viewQuery(new URLSearchParams(query));

/** Whether the reader has moved away from the view: other conditions, another order, or other columns. */
export function isViewChanged(view: SavedView, params: URLSearchParams, shown: readonly string[]): boolean {
  if (normalised(view.query) !== viewQuery(params)) return true;
  return view.columns !== null && view.columns.join() !== shown.join();
}

/** An address that says nothing, but for which view it is of. */
const BARE = /^\??(?:view=(\d+))?$/;

/**
 * The address to open a register with that was entered without any, or with nothing but a view; null when it says
 * something already.
 */
export function startingAddress(
  views: readonly SavedView[] | undefined,
  search: string,
): URLSearchParams | null {
  const bare = BARE.exec(search);
  if (bare === null) return null;
  const start = views?.find(({ id, is_default }) => (bare[1] === undefined ? is_default : id === +bare[1]));
  return start === undefined ? null : withView(start);
}
