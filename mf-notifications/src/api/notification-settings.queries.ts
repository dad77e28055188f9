import { queryOptions } from 'shared/query';

import { getSettings } from './notification-settings.api';

/** The reader's own settings of notifications. */
export const settingsQuery = queryOptions({
  queryKey: ['notification-settings'],
  queryFn: ({ signal }) => getSettings(signal),
});
