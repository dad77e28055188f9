import { useEffect, useRef, useState } from 'react';

interface Answer {
  data: { pages: readonly unknown[] } | undefined;
  error: unknown;
  hasNextPage: boolean;
  isFetchNextPageError: boolean;
}

/** A list that is asked for page by page, as the query library gives it. */
export interface PagedList extends Answer {
  isFetchingNextPage: boolean;
  fetchNextPage: (options: { cancelRefetch: boolean }) => Promise<Answer>;
}

/**
 * Asks for the next page of a list until it is there, refused, or no longer wanted: neither does the press break off
 * what is being asked anew, nor is it lost when that breaks off the way to the page. `of` names what the list is
 * narrowed by: a press belongs to that list alone.
 */
export function useNextPage(list: PagedList, of = '') {
  const shown = useRef<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    shown.current = of;
    return () => {
      shown.current = null;
    };
  }, [of]);
  const askUntilThere = async (): Promise<Answer> => {
    let held = list.data?.pages.length ?? 0;
    for (;;) {
      const answer = await list.fetchNextPage({ cancelRefetch: false });
      const pages = answer.data?.pages.length ?? 0;
      const isAnswered = pages > held || answer.isFetchNextPageError || !answer.hasNextPage;
      if (isAnswered || shown.current !== of) return answer;
      // A list that began anew meanwhile has one more than it begins with.
      held = pages;
    }
  };
  return {
    isComing: list.isFetchingNextPage || asked === of,
    ask: async (): Promise<Answer> => {
      setAsked(of);
      const answer = await askUntilThere();
      setAsked((latest) => (latest === of ? null : latest));
      return answer;
    },
  };
}
