import type { FieldTable } from '../record/field-table';

/** How a day differs from what its weekday says. */
export const CALENDAR_DAY_LABELS = {
  holiday: 'Нерабочий праздничный день',
  dayoff: 'Выходной день',
  short: 'Сокращённый рабочий день',
  workday_moved: 'Рабочий день',
} as const;
export type CalendarDayKind = keyof typeof CALENDAR_DAY_LABELS;
export const CALENDAR_DAY_KINDS = Object.keys(CALENDAR_DAY_LABELS) as CalendarDayKind[];

/** Working hours of a day of the kind, at forty hours a week. */
export const CALENDAR_DAY_HOURS: Readonly<Record<CalendarDayKind, number>> = {
  holiday: 0,
  dayoff: 0,
  short: 7,
  workday_moved: 8,
};

const place = { group: 'service', section: null } as const;

/** What may be said of a day. */
export const CALENDAR_DAY_FIELDS = {
  kind: { label: 'Вид дня', kind: 'choice', labels: CALENDAR_DAY_LABELS, default: null, ...place },
  name: { label: 'Название', kind: 'text', max: 120, ...place },
  is_preliminary: { label: 'Предварительно', kind: 'flag', default: false, ...place },
} as const satisfies FieldTable;
