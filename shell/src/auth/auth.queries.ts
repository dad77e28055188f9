import { queryOptions } from 'shared/query';

import { confirmEmail } from './auth.api';

/** The link works once, so one visit asks once, however often its page is drawn. */
export function confirmationQuery(token: string) {
  return queryOptions({
    queryKey: ['email-confirmation', token],
    queryFn: () => confirmEmail(token),
    retry: false,
    staleTime: Infinity,
  });
}
