import { infiniteQueryOptions, itemKey, keepPreviousData, listKey, queryOptions } from 'shared/query';

import { findRoles, getDeclension, getOpenWork, getOpenWorkOf } from './user.api';

/** Query of what an employee leaves open; asked anew each time, since it changes by the hour. */
export function openWorkQuery(id: number) {
  return queryOptions({
    queryKey: [...itemKey('users', id), 'open-work'],
    queryFn: ({ signal }) => getOpenWork(id, signal),
    retry: false,
    gcTime: 0,
  });
}

/** One kind of what an employee leaves open, page by page. */
export function openWorkItemsQuery(id: number, key: string) {
  return infiniteQueryOptions({
    queryKey: [...itemKey('users', id), 'open-work', key],
    queryFn: ({ pageParam, signal }) => getOpenWorkOf(id, { key, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
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

/** The roles that can be given, those a search finds, by name and page by page. */
export function rolesQuery(search: string) {
  return infiniteQueryOptions({
    queryKey: listKey('roles', `choice ${search}`),
    queryFn: ({ pageParam, signal }) => findRoles({ search, page: pageParam, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ meta }) => (meta.current_page < meta.last_page ? meta.current_page + 1 : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  });
}
