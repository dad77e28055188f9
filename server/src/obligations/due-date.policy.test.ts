import type { WorkCalendar } from '../calendar/working-time';
import { type DueRule, dueDateOf } from './due-date.policy';

const NEW_YEAR: WorkCalendar = new Map(
  Array.from({ length: 11 }, (_, at) => [`2026-01-${String(at + 1).padStart(2, '0')}`, 'holiday' as const]),
);
const days = { signing: '2025-12-30', start: null, obligation: '2026-11-20' };
const rule = (given: Partial<DueRule>): DueRule => ({
  due_base: 'signing',
  due_day: null,
  due_offset: 0,
  due_unit: 'working',
  due_shift: 'next',
  ...given,
});

test.each([
  // Wednesday 31 December is a working day here, the holidays are not.
  ['пять рабочих дней считаются без праздников', { due_offset: 5 }, '2026-01-15'],
  [
    'календарный срок в праздники переходит на следующий рабочий день',
    { due_offset: 5, due_unit: 'calendar' },
    '2026-01-12',
  ],
  ['или на предыдущий', { due_offset: 5, due_unit: 'calendar', due_shift: 'previous' }, '2025-12-31'],
  ['или остаётся на месте', { due_offset: 5, due_unit: 'calendar', due_shift: 'none' }, '2026-01-04'],
  ['срок от исполнения другого обязательства', { due_base: 'obligation', due_offset: 1 }, '2026-11-23'],
  ['выходная дата переносится', { due_base: 'date', due_day: '2026-11-21' }, '2026-11-23'],
  ['у даты отступа нет', { due_base: 'date', due_day: '2026-11-24', due_offset: 9 }, '2026-11-24'],
  ['без первого дня срока нет', { due_base: 'start' }, null],
  ['и без даты акта тоже', { due_base: 'act', due_offset: 10 }, null],
] as const)('%s', (_, given, due) => {
  expect(dueDateOf(rule(given), days, NEW_YEAR)).toBe(due);
});
