import type { ActivityLog } from '../../contract/journal/activity-log';
import type { RecordComparison } from '../../contract/journal/record-comparison';
import type { ListOf } from '../../contract/list/paging';
import { http } from '../../http/http';

/** A record whose history is meant: `agreements`, 412. */
export interface HistoryOwner {
  resource: string;
  id: number | string;
  /** What the journal calls its kind; without it there is no way to the journal. */
  kind?: string;
}

interface HistoryPage {
  page: number;
  perPage: number;
  /** With what happened to that which belongs to the record. */
  withAlong?: true;
  signal?: AbortSignal;
}

/** A page of what happened to the record, newest first, for anyone who may read it. */
export async function findHistory({ resource, id }: HistoryOwner, asked: HistoryPage) {
  const { page, perPage, withAlong, signal } = asked;
  const query = new URLSearchParams({ page: String(page), per_page: String(perPage) });
  if (withAlong) query.set('along', '1');
  const url = `/api/${resource}/${String(id)}/history?${query.toString()}`;
  return (await http.get<ListOf<ActivityLog>>(url, { signal })).data;
}

/** Two moments of a record: the number of a line of its journal or a day; without a second one, the present. */
export interface ComparedMoments {
  from: string;
  to: string | null;
}

/** What differs in the fields of the record between two moments. */
export async function compareMoments(
  { resource, id }: HistoryOwner,
  { from, to }: ComparedMoments,
  signal?: AbortSignal,
): Promise<RecordComparison> {
  const params = { from, ...(to !== null && { to }) };
  return (await http.get<RecordComparison>(`/api/${resource}/${String(id)}/differences`, { params, signal }))
    .data;
}
