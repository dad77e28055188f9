import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import { useNextPage } from '../../next-page/use-next-page';
import type { ReferenceSource } from './option-source';
import { isToldAnew } from './told-failures';
import { optionPagesQuery } from './reference.queries';

/** Long enough for a word to be typed, short enough not to be waited for. */
const PAUSE = 250;

function useSettled(search: string): string {
  const [settled, setSettled] = useState(search);
  useEffect(() => {
    const timer = setTimeout(
      () => {
        setSettled(search);
      },
      search === '' ? 0 : PAUSE,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [search]);
  return settled;
}

export interface ReferenceOptionsRequest<Option> {
  source: ReferenceSource<Option>;
  search: string;
  /** Nothing is asked for while the list is closed. */
  open: boolean;
  onError?: (error: unknown) => void;
}

/**
 * The options the server gives for a search, page by page. The last answer stays in sight while the next one is on
 * its way; a failure is told to the owner, not while the same is still being read, and can be tried again.
 */
export function useReferenceOptions<Option>(request: ReferenceOptionsRequest<Option>) {
  const { source, search, open, onError } = request;
  const settled = useSettled(search);
  const query = useInfiniteQuery({
    ...optionPagesQuery(source, settled),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const next = useNextPage(query, JSON.stringify([...source.key, settled]));
  const client = useQueryClient();
  const { data, error, isError, isFetching, hasNextPage, isFetchNextPageError, refetch } = query;
  const tell = useEffectEvent((failure: Error) => {
    if (isToldAnew(client, failure)) onError?.(failure);
  });
  useEffect(() => {
    if (error !== null) tell(error);
  }, [error]);
  const isBehind = settled !== search || query.isPlaceholderData;
  return {
    options: data?.pages.flatMap((page) => page.options) ?? [],
    status:
      isError && !isFetching
        ? ('failed' as const)
        : isFetching || isBehind
          ? ('loading' as const)
          : ('ready' as const),
    /** There is a page after those that are shown. */
    hasMore: hasNextPage && !isBehind,
    isComing: next.isComing,
    /** The next page, once the reader has come to the end of the last. */
    more: () => {
      // A failure is told above.
      if (hasNextPage && !next.isComing && !isBehind) void next.ask();
    },
    /** Asks again for what did not come: the first page, or the one after those that are shown. */
    retry: () => {
      void (isFetchNextPageError ? next.ask() : refetch());
    },
  };
}
