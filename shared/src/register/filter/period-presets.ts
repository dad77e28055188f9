// Apart from the names of periods, which stand in the register's first code: these are fetched with the editor of a date.
import { day, months, MONTHS_IN_QUARTER, type Period } from './date-period';

export interface PeriodPreset extends Period {
  label: string;
}

/** Periods offered beside the two dates, counted from the given day: back for what was, ahead for what will be. */
export function periodPresets(today: string, looksAhead = false): PeriodPreset[] {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7)) - 1;
  const quarter = Math.floor(month / MONTHS_IN_QUARTER) * MONTHS_IN_QUARTER;
  if (looksAhead) {
    return [
      { label: 'Ближайшие 30 дней', from: 'today', to: 'today+30' },
      { label: 'Ближайшие 90 дней', from: 'today', to: 'today+90' },
      { label: 'До конца года', from: today, to: day(year, 11, 31) },
      { label: 'Следующий год', ...months(year + 1, 0, 12) },
      { label: 'Уже прошла', from: null, to: 'today-1' },
    ];
  }
  return [
    { label: 'Этот месяц', ...months(year, month, 1) },
    { label: 'Прошлый месяц', ...months(year, month - 1, 1) },
    { label: 'Этот квартал', ...months(year, quarter, MONTHS_IN_QUARTER) },
    { label: 'Этот год', ...months(year, 0, 12) },
    { label: 'Прошлый год', ...months(year - 1, 0, 12) },
  ];
}
