import type { ActivityChoices, ActivityVerification } from 'shared/contract/journal/activity-log';
import { http } from 'shared/http';

/** Checks the chain of the journal from its first line to its last. */
export async function verifyActivityLogs(): Promise<ActivityVerification> {
  return (await http.post<ActivityVerification>('/api/activity-logs/verify', undefined, { timeout: 0 })).data;
}

/** The actions and the kinds of records the journal can be narrowed by. */
export async function findChoices(signal?: AbortSignal): Promise<ActivityChoices> {
  return (await http.get<ActivityChoices>('/api/activity-logs/choices', { signal })).data;
}
