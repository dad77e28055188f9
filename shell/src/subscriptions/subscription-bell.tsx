import { IconBellFilled, IconBellPlus } from '@tabler/icons-react';
import { useQuery } from 'shared/query';
import { IconButton } from 'shared/ui';

import { useSubscriptionToggle } from './subscriptions.mutations';
import { subscriptionsQuery } from './subscriptions.queries';
import classes from './subscriptions.module.css';

/** The bell of a card; none where such records are not subscribed to, and none until it is known whether this one is. */
export function SubscriptionBell({ resource, id }: { resource: string; id: number }) {
  const { data } = useQuery(subscriptionsQuery);
  const toggle = useSubscriptionToggle();
  if (!data?.resources.includes(resource)) return null;
  const isSubscribed = data.records.some((row) => row.resource === resource && row.id === id);
  return (
    <IconButton
      size="sm"
      label={isSubscribed ? 'Отменить подписку на изменения' : 'Подписаться на изменения'}
      aria-pressed={isSubscribed}
      icon={
        isSubscribed ? (
          <IconBellFilled size={16} className={classes.on} />
        ) : (
          <IconBellPlus size={16} stroke={1.75} />
        )
      }
      onClick={() => {
        toggle({ subject: { resource, id }, isWanted: !isSubscribed });
      }}
    />
  );
}
