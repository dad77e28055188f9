import { keepPreviousData, listKey, queryOptions, useMutation, useQueryClient } from 'shared/query';

import { findDue, getFeed, makeFeed, revokeFeed, type DueAsked } from './due-dates.api';

/** Query of what comes due; the period before stays in sight while the next one comes. */
export const dueQuery = (asked: DueAsked) =>
  queryOptions({
    queryKey: [...listKey('due-dates'), asked],
    queryFn: ({ signal }) => findDue(asked, signal),
    retry: false,
    // Any change of any record may have moved a day, one's own in the card this page is come back from above all.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Query of the reader's own link. */
export const feedQuery = () =>
  queryOptions({ queryKey: ['due-dates', 'feed'], queryFn: ({ signal }) => getFeed(signal), retry: false });

function useFeedChange<Answer>(change: () => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSettled: () => client.invalidateQueries({ queryKey: ['due-dates', 'feed'] }),
  });
}

/** Makes a link; the answer holds its address. */
export const useMakeFeed = () => useFeedChange(makeFeed);

/** Takes the link back. */
export const useRevokeFeed = () => useFeedChange(revokeFeed);
