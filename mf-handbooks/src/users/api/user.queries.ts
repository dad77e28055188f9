import { itemKey, keepPreviousData, queryOptions } from 'shared/query';

import { getDeclension, getOpenWork } from './user.api';

/** Query of what an employee leaves open; asked anew each time, since it changes by the hour. */
export function openWorkQuery(id: number) {
  return queryOptions({
    queryKey: [...itemKey('users', id), 'open-work'],
    queryFn: ({ signal }) => getOpenWork(id, signal),
    retry: false,
    gcTime: 0,
  });
}

/** Query of how a name is declined; the former answer stays in sight while the next one comes. */
export function declensionQuery(person: Readonly<Record<string, string>>) {
  return queryOptions({
    queryKey: ['users', 'declension', new URLSearchParams(person).toString()],
    queryFn: ({ signal }) => getDeclension(person, signal),
    retry: false,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
}
