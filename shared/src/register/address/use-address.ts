import { useCallback, useEffect, useMemo, useRef } from 'react';

import { useLocation, useNavigate } from '../../area/area';
import { addressOf } from './address';

export type ChangeAddress = (
  change: (params: URLSearchParams) => URLSearchParams,
  how?: { replace?: boolean },
) => void;

export interface RegisterAddress {
  /** The address's query as the browser has it. */
  search: string;
  params: URLSearchParams;
  change: ChangeAddress;
}

/** The register's state as the address carries it, and the one way to change it. */
export function useAddress(): RegisterAddress {
  const { search } = useLocation();
  const navigate = useNavigate();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  const change = useCallback<ChangeAddress>(
    (edit, how = {}) => {
      const next = edit(latest.current);
      // Two changes in one turn build on each other.
      latest.current = next;
      // The promise settles when the next page is shown; there is nothing to wait for here.
      void navigate({ search: addressOf(next) }, { replace: how.replace ?? false, preventScrollReset: true });
    },
    [navigate],
  );
  return { search, params, change };
}
