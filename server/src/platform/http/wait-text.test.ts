import { waitText } from './wait-text';

it.each([
  [0.2, 'через 1 секунду'],
  [42, 'через 42 секунды'],
  [60, 'через 1 минуту'],
  [61, 'через 2 минуты'],
  [15 * 60, 'через 15 минут'],
  [59 * 60 + 1, 'через 1 час'],
  [5 * 3600, 'через 5 часов'],
])('says of %d seconds «%s»', (seconds, text) => {
  expect(waitText(seconds)).toBe(text);
});
