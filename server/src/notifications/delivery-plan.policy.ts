import {
  type MailChannel,
  NOTIFICATION_KINDS,
  type NotificationPriority,
  type NotificationType,
} from 'shared/contract/notification/notification-kinds';
import type { QuietHours } from 'shared/contract/notification/notification-settings';
import { addDays } from '../calendar/business-day';
import { minutesOf, zonedClock, zonedMoment } from '../calendar/zoned-moment';

/** What an employee has chosen for a kind of notification; null where nothing. */
export interface Wishes {
  live: boolean | null;
  mail: MailChannel | null;
  quiet: QuietHours | null;
  timezone: string;
}

export interface Planned {
  channel: 'live' | 'letter' | 'digest';
  due: Date;
}

/** At this minute of the employee's day the digest leaves. */
const DIGEST_AT = minutesOf('09:00');

/** The end of the quiet hours in which the moment lies; the moment itself outside of them. */
export function afterQuiet(moment: Date, { quiet, timezone }: Pick<Wishes, 'quiet' | 'timezone'>): Date {
  if (quiet === null) return moment;
  const { day, minutes } = zonedClock(moment, timezone);
  const [from, to] = [minutesOf(quiet.from), minutesOf(quiet.to)];
  const isEvening = minutes >= from && (from > to || minutes < to);
  const isMorning = from > to && minutes < to;
  if (!isEvening && !isMorning) return moment;
  const endsTomorrow = isEvening && from > to;
  return zonedMoment(endsTomorrow ? addDays(day, 1) : day, to, timezone);
}

function nextDigest(now: Date, wishes: Wishes): Date {
  const { day, minutes } = zonedClock(now, wishes.timezone);
  const morning = zonedMoment(minutes < DIGEST_AT ? day : addDays(day, 1), DIGEST_AT, wishes.timezone);
  return afterQuiet(morning, wishes);
}

/**
 * By which ways, and when, an employee is told besides the list, where every notification stands at once. Nothing but
 * an urgent one comes within quiet hours.
 */
export function planDelivery(
  { type, priority, now }: { type: NotificationType; priority: NotificationPriority; now: Date },
  wishes: Wishes,
): Planned[] {
  const kind = NOTIFICATION_KINDS[type];
  const soon = priority === 'urgent' ? now : afterQuiet(now, wishes);
  const planned: Planned[] = [];
  if (wishes.live ?? kind.live) planned.push({ channel: 'live', due: soon });
  const mail = wishes.mail ?? kind.mail;
  if (mail === 'letter') planned.push({ channel: 'letter', due: soon });
  if (mail === 'digest') planned.push({ channel: 'digest', due: nextDigest(now, wishes) });
  return planned;
}
