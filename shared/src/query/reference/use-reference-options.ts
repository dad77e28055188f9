import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';

import type { ReferenceSource } from './option-source';
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
 * its way; a failure is told to the owner and can be tried again.
 */
export function useReferenceOptions<Option>(request: ReferenceOptionsRequest<Option>) {
  const { source, search, open, onError } = request;
  const settled = useSettled(search);
  const query = useInfiniteQuery({
    ...optionPagesQuery(source, settled),
    enabled: open,
    placeholderData: keepPreviousData,
  });
  const { data, error, isError, isFetching, hasNextPage, fetchNextPage } = query;
  const tell = useEffectEvent((failure: Error) => onError?.(failure));
  useEffect(() => {
    if (error !== null) tell(error);
  }, [error]);
  const isBehind = settled !== search || query.isPlaceholderData;
  const hasMore = hasNextPage && !isBehind;
  return {
    options: data?.pages.flatMap((page) => page.options) ?? [],
    status:
      isError && !isFetching
        ? ('failed' as const)
        : isFetching || isBehind
          ? ('loading' as const)
          : ('ready' as const),
    /** There is a page after those that are shown. */
    hasMore,
    /** The next page, once the reader has come to the end of the last. */
    more: () => {
      // What did not come is asked for by `retry`; what is being asked anew gives way.
      if (hasMore && !isError && !query.isFetchingNextPage) void fetchNextPage({ cancelRefetch: isFetching });
    },
    /** Asks again for what did not come: the first page, or the one after those that are shown. */
    retry: () => {
      void (query.isFetchNextPageError ? fetchNextPage() : query.refetch());
    },
  };
}
