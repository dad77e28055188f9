import { formatNumber } from './number-pattern';

test.each([
  ['{n}/{year}-{type}', '112/2026-П'],
  ['Д-{year}-{n:5}', 'Д-2026-00112'],
  ['{n:2}', '112'],
  ['№ {n}', '№ 112'],
])('the pattern %s gives %s', (pattern, number) => {
  expect(formatNumber(pattern, { n: 112, year: 2026, type: 'П' })).toBe(number);
});
