import { addWorkingMinutes, endOfTerm, type WorkCalendar, workingMinutes } from './working-time';

/** Of 2026: government decree 1466 of 24.09.2025. */
const calendar: WorkCalendar = new Map([
  ['2026-11-03', 'short'],
  ['2026-11-04', 'holiday'],
  ['2026-12-31', 'dayoff'],
  ...Array.from(
    { length: 11 },
    (_, at) => [`2027-01-${String(at + 1).padStart(2, '0')}`, 'holiday'] as const,
  ),
  ['2026-11-07', 'workday_moved'],
]);
const at = (day: string, time: string) => new Date(`${day}T${time}:00+03:00`);

test.each([
  ['within a day', at('2026-11-20', '10:00'), 4, at('2026-11-20', '14:00')],
  ['to the end of the day', at('2026-11-20', '10:00'), 8, at('2026-11-20', '18:00')],
  ['over a weekend', at('2026-11-20', '17:00'), 2, at('2026-11-23', '10:00')],
  ['from the night', at('2026-11-20', '03:00'), 1, at('2026-11-20', '10:00')],
  ['from the evening', at('2026-11-19', '21:30'), 1, at('2026-11-20', '10:00')],
  ['from a Saturday', at('2026-11-21', '12:00'), 1, at('2026-11-23', '10:00')],
  ['over a short day and a holiday', at('2026-11-03', '16:00'), 2, at('2026-11-05', '10:00')],
  ['over a Saturday that is worked', at('2026-11-06', '17:00'), 2, at('2026-11-07', '10:00')],
  ['over New Year', at('2026-12-30', '17:00'), 2, at('2027-01-12', '10:00')],
])('working hours are counted %s', (...[, from, hours, due]) => {
  expect(endOfTerm(calendar, from, { value: hours, unit: 'working_hours' })).toEqual(due);
  expect(workingMinutes(calendar, from, due)).toBe(hours * 60);
});

test.each([
  ['working_days', 1, at('2026-11-20', '10:00'), at('2026-11-23', '18:00')],
  ['working_days', 1, at('2026-11-21', '10:00'), at('2026-11-23', '18:00')],
  ['working_days', 1, at('2026-11-02', '10:00'), at('2026-11-03', '17:00')],
  ['calendar_days', 1, at('2026-11-20', '10:00'), at('2026-11-23', '18:00')],
  ['calendar_days', 3, at('2026-11-23', '10:00'), at('2026-11-26', '18:00')],
] as const)('a term of %s (%d) ends with a working day', (...[unit, value, from, due]) => {
  expect(endOfTerm(calendar, from, { value, unit })).toEqual(due);
});

test('time that was overrun is counted in working minutes as well', () => {
  expect(workingMinutes(calendar, at('2026-11-23', '10:00'), at('2026-11-20', '17:00'))).toBe(-120);
  expect(workingMinutes(calendar, at('2026-11-21', '10:00'), at('2026-11-22', '17:00'))).toBe(0);
});

test('no time at all ends when it begins, or with the next working hours', () => {
  expect(addWorkingMinutes(calendar, at('2026-11-20', '10:00'), 0)).toEqual(at('2026-11-20', '10:00'));
});

test('time until the last day that can be written is counted, and comes to an end', () => {
  const decade = workingMinutes(calendar, at('2026-11-20', '10:00'), new Date('9999-12-31T00:00:00Z'));
  expect(decade).toBeGreaterThan(
    workingMinutes(calendar, at('2026-11-20', '10:00'), at('2035-11-20', '10:00')),
  );
});
