import { workingTimeText } from './working-time-text';

it.each([
  [null, '—'],
  [0, 'меньше минуты'],
  [0.6, 'меньше минуты'],
  [1, '1 мин'],
  [40.4, '40 мин'],
  [60, '1 ч'],
  [200, '3 ч 20 мин'],
  [599.6, '10 ч'],
  [2470, '41 ч'],
  [75_000, '1 250 ч'],
])('%p minutes of work read %p', (minutes, text) => {
  expect(workingTimeText(minutes).replaceAll('\u00a0', ' ')).toBe(text);
});
