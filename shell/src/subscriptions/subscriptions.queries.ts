import { SUBSCRIPTIONS_KEY } from 'shared/contract/list/subscription-key';
import { queryOptions } from 'shared/query';

import { findSubscriptions } from './subscriptions.api';

/** The person's subscriptions, asked once a visit; every bell reads them. */
export const subscriptionsQuery = queryOptions({
  queryKey: SUBSCRIPTIONS_KEY,
  queryFn: ({ signal }) => findSubscriptions(signal),
  retry: false,
});
