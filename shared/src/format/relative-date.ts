import { businessDay } from '../contract/calendar/business-day';
import { formatDate, formatDateTime, formatTime } from './date';
import { daysUntil } from './days-until';
import { counted } from './plural';
import { noBreakSpace } from './space';

/** «сегодня», «завтра», «вчера», «через 5 дней», «3 дня назад»; the plain date beyond thirty days. */
export function relativeDay(date: string | Date, today: string | Date = businessDay()): string {
  const days = daysUntil(date, today);
  if (days === null) return '';
  if (days === 0) return 'сегодня';
  if (days === 1) return 'завтра';
  if (days === -1) return 'вчера';
  if (Math.abs(days) > 30) return formatDate(date);
  const count = counted(Math.abs(days), ['день', 'дня', 'дней']);
  return days > 0 ? `через ${count}` : `${count} назад`;
}

/** How long ago a moment was: «только что», «5 минут назад», «сегодня в 14:32:05», «вчера в 09:05:00», then the date. */
export function relativeTime(moment: string | Date, now: Date = new Date()): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  const minutes = Math.floor((now.getTime() - date.getTime()) / 60_000);
  if (minutes < 1 && minutes > -2) return 'только что';
  if (minutes > 0 && minutes < 60) {
    return `${counted(minutes, ['минуту', 'минуты', 'минут'])} назад`;
  }
  const clock = formatTime(date);
  const days = daysUntil(date, now);
  if (days === 0) return `сегодня в${noBreakSpace}${clock}`;
  if (days === -1) return `вчера в${noBreakSpace}${clock}`;
  return formatDateTime(date);
}
