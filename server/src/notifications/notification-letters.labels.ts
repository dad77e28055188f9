import type { Notification } from 'shared/contract/notification/notification';
import {
  groupOfType,
  isNotificationType,
  NOTIFICATION_GROUPS,
  NOTIFICATION_KINDS,
} from 'shared/contract/notification/notification-kinds';
import { plural } from 'shared/format';
import { zonedClock } from '../calendar/zoned-moment';
import { formatDay } from '../calendar/format-day';
import { escaped } from '../platform/mail/html-text';
import { letterPage } from '../platform/mail/letter-page';
import type { Letter } from '../platform/mail/mailer';

export interface Reader {
  to: string;
  timezone: string;
  /** Address of the suite, without a slash at the end. */
  base: string;
}

/** Events of a digest that are told one by one; of the rest it is said how many there are. */
const MOST_LINES = 50;
const PRODUCT = 'Реестр договоров';

const settingsOf = ({ base }: Reader) => `${base}/notifications/settings`;
const withNumber = (count: number) =>
  `${String(count)} ${plural(count, ['уведомление', 'уведомления', 'уведомлений'])}`;
const twoDigits = (value: number) => String(value).padStart(2, '0');

function timeOf({ created_at }: Notification, { timezone }: Reader): string {
  const { day, minutes } = zonedClock(new Date(created_at), timezone);
  const seconds = new Date(created_at).getUTCSeconds();
  return `${formatDay(day)}, ${[Math.floor(minutes / 60), minutes % 60, seconds].map(twoDigits).join(':')}`;
}

/** What stands behind the newest of one thing may be of other kinds than its title says, and is not told in it. */
function restOf({ repeats }: Notification): string[] {
  const rest = repeats - 1;
  if (rest === 0) return [];
  const words = plural(rest, ['непрочитанное событие', 'непрочитанных события', 'непрочитанных событий']);
  return [`И ещё ${String(rest)} ${words} о том же`];
}

function footOf(notification: Notification, reader: Reader): string[] {
  const who = notification.actor_name === null ? '' : `, ${notification.actor_name}`;
  return [`${timeOf(notification, reader)}${who}`, ...restOf(notification)];
}

function linesOf(notification: Notification, reader: Reader): string[] {
  return [
    notification.title,
    ...(notification.body === '' ? [] : [notification.body]),
    ...footOf(notification, reader),
    ...(notification.url === null ? [] : [`${reader.base}${notification.url}`]),
  ];
}

function eventPage(notification: Notification, reader: Reader): string {
  const { title, body, url } = notification;
  const heading = escaped(title);
  const named = url === null ? heading : `<a href="${escaped(`${reader.base}${url}`)}"><b>${heading}</b></a>`;
  const foot = footOf(notification, reader).map((line) => `<br><small>${escaped(line)}</small>`);
  return `<p>${named}${body === '' ? '' : `<br>${escaped(body)}`}${foot.join('')}</p>`;
}

function signed(
  { reader, subject }: { reader: Reader; subject: string },
  texts: readonly string[],
  parts: readonly string[],
): Letter {
  const settings = settingsOf(reader);
  const why = 'Письмо отправлено автоматически, отвечать на него не нужно.';
  const link = escaped(settings);
  return {
    to: reader.to,
    subject,
    text: `${[...texts, why, `Какие письма присылать: ${settings}`, PRODUCT].join('\n\n')}\n`,
    html: letterPage([
      ...parts,
      `<hr><p><small>${why} <a href="${link}">Какие письма присылать</a></small></p><p>${PRODUCT}</p>`,
    ]),
    settings,
  };
}

function subjectOf({ type, title, body }: Notification): string {
  const subject = isNotificationType(type) ? NOTIFICATION_KINDS[type].subject : title;
  if (subject !== undefined) return `${subject}: ${body === '' ? title : body}`;
  return body === '' ? title : `${title} · ${body}`;
}

/** The letter about one event, with the link to its record. */
export function eventLetter(notification: Notification, reader: Reader): Letter {
  return signed(
    { reader, subject: subjectOf(notification).slice(0, 200) },
    [linesOf(notification, reader).join('\n')],
    [eventPage(notification, reader)],
  );
}

/** The letter about everything since the last one, group by group, the newest first. */
export function digestLetter(notifications: readonly Notification[], reader: Reader, now: Date): Letter {
  const day = formatDay(zonedClock(now, reader.timezone).day);
  const told = [...notifications].sort((a, b) => b.id - a.id).slice(0, MOST_LINES);
  const texts: string[] = [];
  const parts: string[] = [];
  for (const [group, title] of Object.entries(NOTIFICATION_GROUPS)) {
    const own = told.filter(({ type }) => groupOfType(type) === group);
    if (own.length === 0) continue;
    texts.push(title.toUpperCase(), ...own.map((one) => linesOf(one, reader).join('\n')));
    parts.push(`<h3>${escaped(title)}</h3>`, ...own.map((one) => eventPage(one, reader)));
  }
  const left = notifications.length - told.length;
  if (left > 0) {
    const rest = `И ещё ${withNumber(left)}`;
    const all = `${reader.base}/notifications`;
    texts.push(`${rest}: ${all}`);
    parts.push(`<p><a href="${escaped(all)}">${rest}</a></p>`);
  }
  return signed({ reader, subject: `Сводка за ${day}: ${withNumber(notifications.length)}` }, texts, parts);
}
