import type { ApprovalTab } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { infiniteQueryOptions, itemKey, listKey, queryOptions, useInfiniteQuery } from 'shared/query';

import {
  findChain,
  getChain,
  getSheet,
  getSummary,
  findTasks,
  getTask,
  previewRoute,
  type DocumentPlace,
  type TaskPage,
} from './approvals.api';

/** What is said of deadlines grows old by itself, without an event. */
const WORDS_OF_TIME = 5 * 60_000;

/** Tasks of a tab page by page: what is shown accumulates; what waits is renewed as its deadlines come nearer. */
export function tasksQuery(tab: ApprovalTab) {
  return infiniteQueryOptions({
    queryKey: listKey('approval-tasks', `tab=${tab}`),
    queryFn: ({ pageParam, signal }) => findTasks(tab, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ meta }: TaskPage) =>
      meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
    retry: false,
    ...(tab === 'waiting' && { refetchInterval: WORDS_OF_TIME, refetchOnWindowFocus: true }),
  });
}

/** Query of how much waits for the reader; the menu asks the same. */
export function summaryQuery() {
  return queryOptions({
    queryKey: listKey('approval-tasks', 'summary'),
    queryFn: ({ signal }) => getSummary(signal),
    retry: false,
  });
}

/** Query of one task. */
export function taskQuery(id: number) {
  return queryOptions({
    queryKey: itemKey('approval-tasks', id),
    queryFn: ({ signal }) => getTask(id, signal),
  });
}

/** Query of a document's approval in its latest round; null when it was never sent. */
export function chainQuery(place: DocumentPlace) {
  return queryOptions({
    queryKey: listKey('approval-chains', `of ${place.kind} ${String(place.id)}`),
    queryFn: ({ signal }) => findChain(place, signal),
    // The tab offers to ask again.
    retry: false,
  });
}

/** Query of one approval. */
export function chainByIdQuery(id: number) {
  return queryOptions({
    queryKey: listKey('approval-chains', `one ${String(id)}`),
    queryFn: ({ signal }) => getChain(id, signal),
  });
}

/** Query of a sheet; made anew each time, since it vouches for the present moment. */
export function sheetQuery(chainId: number) {
  return queryOptions({
    queryKey: ['approval-sheets', String(chainId)],
    queryFn: ({ signal }) => getSheet(chainId, signal),
    retry: false,
    gcTime: 0,
  });
}

/** Query of the route a document would take. */
export function routeQuery(place: DocumentPlace, version: number) {
  return queryOptions({
    queryKey: listKey('approval-chains', `route of ${place.kind} ${String(place.id)} ${String(version)}`),
    queryFn: ({ signal }) => previewRoute(place, signal),
    retry: false,
  });
}

/** The reader's tasks of a tab, as far as they were asked for; one that moved to the next page is shown once. */
export function useTasks(tab: ApprovalTab) {
  const query = useInfiniteQuery(tasksQuery(tab));
  const pages = query.data?.pages ?? [];
  const byId = new Map<number, ApprovalTask>(
    pages.flatMap(({ data }) => data).map((task) => [task.id, task]),
  );
  return { ...query, tasks: [...byId.values()], total: pages[0]?.meta.total ?? 0 };
}
