import { sharesOf, type ScheduleAsked, type ScheduleKind } from './schedule';

/** What is typed into the dialog of a schedule. */
export interface Typed {
  kind: ScheduleKind;
  direction: 'ours' | 'theirs';
  amount: string | null;
  count: string | null;
  firstDay: string | null;
  percent: string | null;
  advanceDays: string | null;
  restDays: string | null;
  shares: string;
}

/** What is asked, complete; a sentence when it is not. */
export function askedOf(typed: Typed): ScheduleAsked | string {
  const { amount, count, firstDay, percent, advanceDays, restDays, kind, direction } = typed;
  if (amount === null || Number(amount) <= 0) return 'Укажите сумму, которую нужно разделить';
  const whole = Number(count ?? 0);
  if (kind === 'equal' && (whole < 2 || whole > 120)) return 'Укажите от 2 до 120 платежей';
  if (kind === 'equal' && firstDay === null) return 'Укажите дату первого платежа';
  const share = Number(percent ?? 0);
  if (kind === 'advance' && (share <= 0 || share >= 100)) return 'Аванс — больше 0 и меньше 100 %';
  if (kind === 'advance' && (advanceDays === null || restDays === null))
    return 'Укажите, через сколько рабочих дней платят: 0 — в тот же день';
  const shares = sharesOf(typed.shares);
  if (kind === 'stages' && shares === null) return 'Укажите доли этапов через пробел: вместе 100 %';
  return {
    ...{ kind, direction, amount },
    count: whole,
    firstDay: firstDay ?? '',
    percent: percent ?? '0',
    advanceDays: Number(advanceDays ?? 0),
    restDays: Number(restDays ?? 0),
    shares: shares ?? [],
  };
}
