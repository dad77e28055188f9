import type { ActivityLog } from '../../contract/journal/activity-log';
import type { ListOf } from '../../contract/list/paging';
import { http } from '../../http/http';

/** A record whose history is meant: `agreements`, 412. */
export interface HistoryOwner {
  resource: string;
  id: number | string;
}

interface HistoryPage {
  page: number;
  perPage: number;
  signal?: AbortSignal;
}

/** A page of what happened to the record, newest first, for anyone who may read it. */
export async function findHistory({ resource, id }: HistoryOwner, { page, perPage, signal }: HistoryPage) {
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
  const url = `/api/${resource}/${String(id)}/history?${query.toString()}`;
  return (await http.get<ListOf<ActivityLog>>(url, { signal })).data;
}
