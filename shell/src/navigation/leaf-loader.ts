import { redirect, replace, type LoaderFunctionArgs } from 'react-router-dom';
import { selectSessionUser } from 'shared/session';

import type { SuiteStore } from '../store/store';
import { guard, type RouteAccess, type RouteRights } from './guard';

interface Leaf {
  access: RouteAccess;
  rights?: RouteRights;
  /** Begins downloads and first requests; not called when a guard refuses. */
  onPass?: (visit: { id: string | undefined; search: string }) => void;
}

/**
 * True when the browser stands on the address already, at the first load and on the way back: there it is replaced, for
 * a refused address is no place to come back to. On a step forward it never came into the history.
 */
const isShown = (address: string) => window.location.pathname + window.location.search === address;

/** The guards of a leaf as its loader: nothing of the page is downloaded when one of them refuses. */
export function leafLoader(store: SuiteStore, { access, rights, onPass }: Leaf) {
  return ({ params, request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const user = selectSessionUser(store.getState());
    const instead = guard({ access, rights, id: params.id, pathname, search }, user);
    if (instead !== null) return isShown(pathname + search) ? replace(instead) : redirect(instead);
    onPass?.({ id: params.id, search });
    return null;
  };
}
