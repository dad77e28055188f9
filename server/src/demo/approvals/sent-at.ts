import { addWorkingMinutes, type WorkCalendar } from '../../calendar/working-time';
import type { DemoAgreement } from '../agreements/demo-agreement';

type Sent = Pick<DemoAgreement, 'changedAt' | 'createdAt'> & { plan: { life: { status: string } } };

/** When the document went on approval: some minutes after its last word, or at it when that is just now. */
export function sentAt(calendar: WorkCalendar, { plan, changedAt, createdAt }: Sent, now: Date): Date {
  const wish = plan.life.status === 'on_approval' ? changedAt : createdAt;
  const moments = [addWorkingMinutes(calendar, wish, 20), wish, createdAt];
  return moments.find((moment) => moment < now) ?? now;
}
