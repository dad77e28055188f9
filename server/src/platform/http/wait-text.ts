import { plural } from 'shared/format';

/** «через 5 минут»: when to come back, in whole seconds, minutes from a minute on and hours from an hour on, rounded up. */
export function waitText(seconds: number): string {
  const whole = Math.max(1, Math.ceil(seconds));
  if (whole < 60) return `через ${String(whole)} ${plural(whole, ['секунду', 'секунды', 'секунд'])}`;
  const minutes = Math.ceil(whole / 60);
  if (minutes < 60) return `через ${String(minutes)} ${plural(minutes, ['минуту', 'минуты', 'минут'])}`;
  const hours = Math.ceil(minutes / 60);
  return `через ${String(hours)} ${plural(hours, ['час', 'часа', 'часов'])}`;
}
