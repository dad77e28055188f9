import { useEffect, useRef } from 'react';

import { useQuery } from '../../query/query';
import type { RegisterAddress } from '../address/use-address';
import type { SavedView } from '../../contract/list/saved-view';
import { savedViewsQuery } from './saved-views.queries';
import { currentView, startingAddress } from './view-state';

interface SavedViewsOptions {
  resource: string;
  hasViews: boolean;
  address: RegisterAddress;
  /** The rows come first. */
  isReady: boolean;
}

export interface SavedViews {
  all: readonly SavedView[];
  current: SavedView | undefined;
  /** The reader may show views of this register to everybody. */
  mayShare: boolean;
  /** Asks anew how many rows each finds: others work meanwhile. */
  refetch: () => Promise<unknown>;
}

/**
 * The views of a register; one that the reader made their own start is opened when the address says nothing, and that
 * which it names when it says no more.
 */
export function useSavedViews({ resource, hasViews, address, isReady }: SavedViewsOptions): SavedViews {
  const { data: answer, refetch } = useQuery({ ...savedViewsQuery(resource), enabled: hasViews && isReady });
  const data = answer?.data;
  const { search, params, change } = address;
  const isStarted = useRef(false);
  useEffect(() => {
    if (data === undefined || isStarted.current) return;
    isStarted.current = true;
    const start = startingAddress(data, search);
    if (start !== null) change(() => start, { replace: true });
  }, [data, search, change]);
  return {
    all: data ?? [],
    current: currentView(data, params),
    mayShare: answer?.shareable.includes(resource) === true,
    refetch,
  };
}
