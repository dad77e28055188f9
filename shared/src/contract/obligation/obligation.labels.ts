/** What is owed. Source: domain reference, 1.8. */
export const OBLIGATION_KIND_LABELS = {
  payment: 'Оплата',
  delivery: 'Поставка',
  act: 'Акт',
  report: 'Отчёт',
  notice: 'Уведомление',
  guarantee: 'Обеспечение',
  other: 'Иное',
} as const;
export type ObligationKindName = keyof typeof OBLIGATION_KIND_LABELS;

/** Who owes it. */
export const OBLIGATION_DIRECTION_LABELS = { ours: 'Мы', theirs: 'Контрагент' } as const;

/** From what the term runs. */
export const DUE_BASE_LABELS = {
  date: 'К дате',
  signing: 'После подписания',
  start: 'После начала действия',
  act: 'После акта',
  invoice: 'После счёта',
  obligation: 'После другого обязательства',
} as const;
export type DueBase = keyof typeof DUE_BASE_LABELS;

export const DUE_UNIT_LABELS = { working: 'Рабочие дни', calendar: 'Календарные дни' } as const;
export type DueUnit = keyof typeof DUE_UNIT_LABELS;

/** Where a term goes that falls on a day off. */
export const DUE_SHIFT_LABELS = {
  next: 'На следующий рабочий день',
  previous: 'На предыдущий рабочий день',
  none: 'Не переносить',
} as const;
export type DueShift = keyof typeof DUE_SHIFT_LABELS;

/** Days before its term on which an obligation may be reminded of. */
export const REMIND_DAYS_LABELS = {
  '90': 'За 90 дней',
  '60': 'За 60 дней',
  '30': 'За 30 дней',
  '14': 'За 14 дней',
  '10': 'За 10 дней',
  '7': 'За 7 дней',
  '5': 'За 5 дней',
  '3': 'За 3 дня',
  '1': 'За 1 день',
  '0': 'В день срока',
} as const;
export type RemindDay = keyof typeof REMIND_DAYS_LABELS;
/** The company's own days, for an obligation that names none. */
export const USUAL_REMIND_DAYS: readonly number[] = [7, 1];
export const FURTHEST_REMIND_DAY = 90;

export const OBLIGATION_STATUS_LABELS = {
  planned: 'Запланировано',
  partially: 'Исполнено частично',
  done: 'Исполнено',
  waived: 'Снято',
} as const;
export type ObligationStatus = keyof typeof OBLIGATION_STATUS_LABELS;

/** Where an obligation stands on a day: the day makes of what is open something due or overdue. */
export const OBLIGATION_PHASE_LABELS = {
  planned: 'Запланировано',
  due: 'К исполнению',
  overdue: 'Просрочено',
  partially: 'Исполнено частично',
  done: 'Исполнено',
  waived: 'Снято',
} as const;
export type ObligationPhase = keyof typeof OBLIGATION_PHASE_LABELS;

/** Days before its term in which an obligation counts as due. */
export const DUE_SOON_DAYS = 7;
/** Lines one document may have, and lines a schedule may make at once. */
export const MAX_OBLIGATIONS = 500;
export const MAX_SCHEDULE = 120;
