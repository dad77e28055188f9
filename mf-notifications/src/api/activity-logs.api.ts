import type {
  ActivityChoices,
  ActivityLog,
  ActivityVerification,
} from 'shared/contract/journal/activity-log';
import type { ListOf } from 'shared/contract/list/paging';
import { http } from 'shared/http';

/** Checks the chain of the journal from its first line to its last. */
export async function verifyActivityLogs(): Promise<ActivityVerification> {
  return (await http.post<ActivityVerification>('/api/activity-logs/verify', undefined, { timeout: 0 })).data;
}

/** The actions and the kinds of records the journal can be narrowed by. */
export async function findChoices(signal?: AbortSignal): Promise<ActivityChoices> {
  return (await http.get<ActivityChoices>('/api/activity-logs/choices', { signal })).data;
}

/** What the journal calls the record in its newest line; null while it knows of none. */
export async function findRecordName(
  { kind, id }: { kind: string; id: string },
  signal?: AbortSignal,
): Promise<string | null> {
  const params = {
    per_page: '1',
    sort: '-occurred_at',
    'filter[entity_id][]': id,
    'filter[entity_type][]': kind,
  };
  const { data } = (await http.get<ListOf<ActivityLog>>('/api/activity-logs', { params, signal })).data;
  return data[0]?.entity_label ?? null;
}
