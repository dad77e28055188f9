import type { Subscriptions } from '../../contract/list/subscription';
import { SUBSCRIPTIONS_KEY } from '../../contract/list/subscription-key';
import { http } from '../../http/http';
import { useMutation, useQuery, useQueryClient } from '../../query/query';

/** Whether the person hears of what enters the view; undefined until it is known. */
export function useIsSubscribed(viewId: number): boolean | undefined {
  const { data } = useQuery({
    queryKey: SUBSCRIPTIONS_KEY,
    queryFn: async ({ signal }) => (await http.get<Subscriptions>('/api/subscriptions', { signal })).data,
  });
  return data?.views.some(({ id }) => id === viewId);
}

/** The person hears of what enters the view from now on, or no longer. */
export function useViewSubscription(viewId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (isWanted: boolean) => {
      const address = `/api/subscriptions/views/${String(viewId)}`;
      await (isWanted ? http.put(address) : http.delete(address));
    },
    onSettled: () => client.invalidateQueries({ queryKey: SUBSCRIPTIONS_KEY }),
  });
}
