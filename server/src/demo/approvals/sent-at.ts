import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { PastDocument } from './past-document';

type Lived = Pick<PastDocument, 'status' | 'changedAt' | 'createdAt'>;

/** When the document went on approval: when it came into that state, or some minutes after it was written. */
export function sentAt(calendar: WorkCalendar, { status, changedAt, createdAt }: Lived, now: Date): Date {
  if (status === 'on_approval') return changedAt < now ? changedAt : createdAt;
  const moment = addWorkingMinutes(calendar, createdAt, 20);
  return moment < now && moment <= changedAt ? moment : createdAt;
}
