import { periodName } from './date-period';

describe('the name of a period', () => {
  it.each([
    ['2026-01-01', '2026-12-30', null],
    ['2026-01-02', '2026-12-31', null],
    ['2026-02-01', '2026-04-30', null],
    ['2026-04-01', '2026-06-30', 'II квартал 2026'],
    ['2026-05-01', null, null],
    ['today-7', 'today', 'последние 7\u00A0дней'],
    ['today', 'today+1', 'ближайший 1\u00A0день'],
  ])('%s … %s is called %s', (from, to, name) => {
    expect(periodName(from, to)).toBe(name);
  });
});
