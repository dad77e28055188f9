import { divideHalfUp, fromUnits, toUnits } from 'shared/contract/money/decimal';
import type { ObligationLine } from 'shared/contract/obligation/obligation-input';
import { shiftMonth } from 'shared/form';

/** A schedule that can be made by itself. */
export type ScheduleKind = 'equal' | 'advance' | 'stages';

export interface ScheduleAsked {
  kind: ScheduleKind;
  direction: 'ours' | 'theirs';
  /** What is shared out. */
  amount: string;
  /** Of equal parts: how many, and the day of the first. */
  count: number;
  firstDay: string;
  /** Of an advance: its share. */
  percent: string;
  /** Working days after the signature, and after the act. */
  advanceDays: number;
  restDays: number;
  /** Of stages: the share of each. */
  shares: readonly string[];
}

/** The amount in parts by their weights; what rounding leaves over goes into the last one. */
export function partsOf(amount: string, weights: readonly bigint[]): string[] {
  const whole = toUnits(amount, 2);
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  const parts = weights.map((weight) => divideHalfUp(whole * weight, total));
  const others = parts.slice(0, -1).reduce((sum, part) => sum + part, 0n);
  return [...parts.slice(0, -1), whole - others].map((part) => fromUnits(part, 2));
}

function equalParts({ amount, count, firstDay, direction }: ScheduleAsked): ObligationLine[] {
  return partsOf(
    amount,
    Array.from({ length: count }, () => 1n),
  ).map((part, at) => ({
    kind: 'payment',
    direction,
    title: `Платёж ${String(at + 1)} из ${String(count)}`,
    amount: part,
    due_base: 'date',
    due_day: shiftMonth(firstDay, at),
  }));
}

function advanceAndRest({
  amount,
  percent,
  direction,
  advanceDays,
  restDays,
}: ScheduleAsked): ObligationLine[] {
  const share = toUnits(percent, 2);
  const [advance = '0', rest = '0'] = partsOf(amount, [share, 10_000n - share]);
  return [
    {
      kind: 'payment',
      direction,
      title: 'Аванс',
      amount: advance,
      due_base: 'signing',
      due_offset: advanceDays,
    },
    {
      kind: 'payment',
      direction,
      title: 'Окончательный расчёт',
      amount: rest,
      due_base: 'act',
      due_offset: restDays,
    },
  ];
}

function byStages({ amount, shares, direction, restDays }: ScheduleAsked): ObligationLine[] {
  const parts = partsOf(
    amount,
    shares.map((share) => toUnits(share, 2)),
  );
  return parts.map((part, at) => ({
    kind: 'payment',
    direction,
    title: `Оплата этапа ${String(at + 1)}`,
    amount: part,
    due_base: 'act',
    due_offset: restDays,
  }));
}

/** The lines of the schedule; they add up to the amount to the last kopeck. */
export function scheduleOf(asked: ScheduleAsked): ObligationLine[] {
  switch (asked.kind) {
    case 'equal':
      return equalParts(asked);
    case 'advance':
      return advanceAndRest(asked);
    case 'stages':
      return byStages(asked);
  }
}

/** «30, 40, 30» as shares; null when they are no numbers or do not make a hundred. */
export function sharesOf(text: string): string[] | null {
  // «33,33 33,33 33,34» has decimal commas, «30,40,30» commas between: the first reading that makes a hundred counts.
  return sharesBy(text, /[\s;/]+|,\s+/) ?? sharesBy(text, /[\s;/,]+/);
}

function sharesBy(text: string, between: RegExp): string[] | null {
  const shares = text.split(between).map((part) => part.replace(',', '.').replace('%', ''));
  const given = shares.filter((part) => part !== '');
  if (given.length < 2 || given.length > 60 || given.some((part) => !/^\d{1,2}(\.\d{1,2})?$/.test(part)))
    return null;
  const total = given.reduce((sum, part) => sum + toUnits(part, 2), 0n);
  return total === 10_000n && given.every((part) => toUnits(part, 2) > 0n) ? given : null;
}
