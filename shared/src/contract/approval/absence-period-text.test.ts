import { absencePeriodText } from './absence-period-text';

it.each([
  ['2026-12-01', '2026-12-10', 'с 01.12.2026 по 09.12.2026'],
  ['2026-12-25', '2027-01-01', 'с 25.12.2026 по 31.12.2026'],
  ['2028-02-28', '2028-03-01', 'с 28.02.2028 по 29.02.2028'],
  ['2026-12-01', '2026-12-02', '01.12.2026'],
])('an absence from %s until the return on %s is said as %s', (from, to, words) => {
  expect(absencePeriodText({ date_from: from, date_to: to })).toBe(words);
});
