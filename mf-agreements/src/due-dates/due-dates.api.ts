import type { CalendarFeedMade, CalendarFeedState, DueDates } from 'shared/contract/due-date/due-date';
import { http } from 'shared/http';

export interface DueAsked {
  from: string;
  to: string;
  mine: boolean;
  /** Null: everything. */
  kind: string | null;
}

/** What comes due in the period for the reader. */
export async function findDue({ from, to, mine, kind }: DueAsked, signal?: AbortSignal): Promise<DueDates> {
  const params = { from, to, ...(mine && { mine: '1' }), ...(kind !== null && { kind }) };
  return (await http.get<DueDates>('/api/due-dates', { params, signal })).data;
}

/** Whether the reader has a link for a calendar. */
export async function getFeed(signal?: AbortSignal): Promise<CalendarFeedState> {
  return (await http.get<CalendarFeedState>('/api/due-dates/feed', { signal })).data;
}

/** Makes a link in the place of the former one; its address is told this once. */
export async function makeFeed(): Promise<CalendarFeedMade> {
  return (await http.post<CalendarFeedMade>('/api/due-dates/feed')).data;
}

/** Takes the link back. */
export async function revokeFeed(): Promise<void> {
  await http.delete('/api/due-dates/feed');
}
