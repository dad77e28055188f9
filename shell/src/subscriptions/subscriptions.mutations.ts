import { useAlerts } from 'shared/alerts';
import type { Subscriptions } from 'shared/contract/list/subscription';
import { useMutation, useQueryClient } from 'shared/query';

import { subscribe, unsubscribe, type Subject } from './subscriptions.api';
import { subscriptionsQuery } from './subscriptions.queries';

interface Wanted {
  subject: Subject;
  /** What holds afterwards. */
  isWanted: boolean;
}

function shownAtOnce(known: Subscriptions, { subject, isWanted }: Wanted): Subscriptions {
  if ('viewId' in subject) {
    return { ...known, views: known.views.filter(({ id }) => id !== subject.viewId) };
  }
  const { resource, id } = subject;
  const others = known.records.filter((row) => row.resource !== resource || row.id !== id);
  const row = { resource, id, kind: resource, title: '', hint: '', url: '' };
  return { ...known, records: isWanted ? [row, ...others] : others };
}

/** Subscribes or ends a subscription, shown at once; an ended one can be taken back from its alert. */
export function useSubscriptionToggle(): (wanted: Wanted) => void {
  const client = useQueryClient();
  const alerts = useAlerts();
  const { mutate } = useMutation({
    mutationFn: ({ subject, isWanted }: Wanted) => (isWanted ? subscribe(subject) : unsubscribe(subject)),
    onMutate: async (wanted) => {
      await client.cancelQueries(subscriptionsQuery);
      client.setQueryData(subscriptionsQuery.queryKey, (known) => known && shownAtOnce(known, wanted));
    },
    onError: (error) => {
      alerts.failure(error);
    },
    onSettled: () => client.invalidateQueries(subscriptionsQuery),
    onSuccess: (_, { subject, isWanted }) => {
      if (isWanted) alerts.success('Вы подписаны: об изменениях придёт уведомление');
      else
        alerts.success('Подписка отменена', () => {
          mutate({ subject, isWanted: true });
        });
    },
  });
  return mutate;
}
