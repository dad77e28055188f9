import { createHash } from 'node:crypto';
import type { CalendarFeedMade, CalendarFeedState, DueItem } from 'shared/contract/due-date/due-date';
import { admitCalendar, calendarTokenHash, newCalendarToken } from '../accounts/calendar-link.service';
import { presentEmployee } from '../accounts/employee.service';
import { addDays, businessDay, businessMoment } from '../calendar/business-day';
import { ownAddress } from '../platform/config/own-address';
import type { Trx } from '../platform/database/database';
import { type Actor, type RequestOrigin, SYSTEM_ORIGIN } from '../platform/http/actor';
import { NotFound } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { deleteFeed, findFeed, readFeed, replaceFeed } from './calendar-feed.repository';
import { findDue } from './due-dates.service';
import { icalendarOf } from './icalendar';

/** Days before and after today that a calendar holds. */
const BACK = 30;
const AHEAD = 365;

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

const entry = ({ actor, origin }: Call, action: string) => ({
  actor,
  origin,
  action,
  entityType: 'user',
  entityId: actor.id,
  entityLabel: actor.name,
});

/** Whether the employee has a link, since when, and when it was last read. */
export async function getFeed(deps: Pick<Deps, 'db'>, actor: Actor): Promise<CalendarFeedState> {
  return { feed: await findFeed(deps.db, actor.id) };
}

/** A new link in the place of the former one, which answers nobody any longer; its address is told this once. */
export async function makeFeed(deps: Deps, call: Call): Promise<CalendarFeedMade> {
  const { token, hash } = newCalendarToken();
  const now = deps.now();
  await deps.transact(async (trx) => {
    await replaceFeed(trx, { userId: call.actor.id, hash, now });
    await deps.activity.record(trx, entry(call, 'calendar-feed.created'));
  });
  const url = `${ownAddress(deps.config, deps.config.port)}/api/calendar/${token}.ics`;
  return { feed: { created_at: now.toISOString(), last_read_at: null }, url };
}

/** The employee's link answers nobody any longer; refuses with 404 when there is none. */
export async function revokeFeed(deps: Deps, call: Call): Promise<void> {
  await deps.transact(async (trx) => {
    if (!(await deleteFeed(trx, call.actor.id))) throw new NotFound();
    await deps.activity.record(trx, entry(call, 'calendar-feed.revoked'));
  });
}

/** The link of somebody whose ways in all end answers nobody any longer: whoever had their password may have it too. */
export async function endFeed(
  { activity }: Pick<Deps, 'activity'>,
  trx: Trx,
  bearer: { id: number; name: string },
): Promise<void> {
  if (!(await deleteFeed(trx, bearer.id))) return;
  await activity.record(trx, {
    actor: null,
    origin: SYSTEM_ORIGIN,
    action: 'calendar-feed.revoked',
    entityType: 'user',
    entityId: bearer.id,
    entityLabel: bearer.name,
  });
}

export interface FeedAnswer {
  text: string;
  /** Changes when, and only when, the text does. */
  etag: string;
}

/**
 * The terms of whoever has the link, those they work on, as they may see them at this moment. Refuses with 404 an
 * unknown link and one whose bearer may not log in, with 429 a network that reads too many.
 */
export async function readCalendar(
  deps: Deps,
  asked: { token: string; origin: RequestOrigin },
): Promise<FeedAnswer> {
  const now = deps.now();
  await admitCalendar(deps.db, asked.origin.ip, now);
  const userId = await readFeed(deps.db, calendarTokenHash(asked.token), now);
  const actor = userId === null ? null : await presentEmployee(deps.db, userId);
  if (actor === null) throw new NotFound();
  const today = businessDay(now);
  const period = { from: addDays(today, -BACK), to: addDays(today, AHEAD) };
  const { data, kinds } = await findDue(deps, { actor, ...period, kinds: null, mine: true });
  const base = ownAddress(deps.config, deps.config.port);
  const host = new URL(base).hostname;
  const known = new Map(kinds.map((one) => [one.kind, one]));
  const eventOf = (item: DueItem) => {
    const kind = known.get(item.kind);
    const category = kind?.title ?? item.kind;
    const about = [item.note, item.counterparty_name].filter((part) => part !== null && part !== '');
    return {
      uid: `${item.kind}-${item.record_type}-${String(item.record_id)}@${host}`,
      day: item.day,
      summary: `${kind?.single ?? category}: ${item.title}`,
      description: about.join('\n'),
      url: `${base}${item.url}`,
      category,
    };
  };
  const text = icalendarOf('Сроки по договорам', data.map(eventOf), businessMoment(today));
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
