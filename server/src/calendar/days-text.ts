import { plural } from 'shared/format';

/** «30 дней», «1 день»; the number may not be parted from its noun. */
export function daysText(days: number): string {
  return `${String(days)}\u00a0${plural(days, ['день', 'дня', 'дней'])}`;
}

/** The same after «до» and «в течение»: «30 дней», «21 дня». */
export function daysGenitive(days: number): string {
  return `${String(days)}\u00a0${plural(days, ['дня', 'дней', 'дней'])}`;
}
