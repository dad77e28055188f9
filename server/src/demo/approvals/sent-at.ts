import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { PastDocument } from './past-document';

type Lived = Pick<PastDocument, 'status' | 'changedAt' | 'createdAt'>;

/** When the document went on approval: some minutes after its last word, or at it when that is just now. */
export function sentAt(calendar: WorkCalendar, { status, changedAt, createdAt }: Lived, now: Date): Date {
  const wish = status === 'on_approval' ? changedAt : createdAt;
  const moments = [addWorkingMinutes(calendar, wish, 20), wish, createdAt];
  return moments.find((moment) => moment < now) ?? now;
}
