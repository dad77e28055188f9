import { replace, type LoaderFunctionArgs } from 'react-router-dom';
import { selectSessionUser } from 'shared/session';

import type { SuiteStore } from '../store/store';
import { guard, type RouteAccess, type RouteRights } from './guard';

interface Leaf {
  access: RouteAccess;
  rights?: RouteRights;
  /** Begins downloads and first requests; not called when a guard refuses. */
  onPass?: (visit: { id: string | undefined; search: string }) => void;
}

/** The guards of a leaf as its loader: nothing of the page is downloaded when one of them refuses. */
export function leafLoader(store: SuiteStore, { access, rights, onPass }: Leaf) {
  return ({ params, request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    const user = selectSessionUser(store.getState());
    const instead = guard({ access, rights, id: params.id, pathname, search }, user);
    // A refused address is no place to come back to.
    if (instead !== null) return replace(instead);
    onPass?.({ id: params.id, search });
    return null;
  };
}
