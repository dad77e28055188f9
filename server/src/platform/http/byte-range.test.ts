import { isRangeOf, rangeOf } from './byte-range';

const SIZE = 100;

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-5000', { start: 50, end: 99 }],
  ['BYTES=99-99', { start: 99, end: 99 }],
])('%s is a part of a hundred bytes', (header, part) => {
  expect(rangeOf(header, SIZE)).toEqual(part);
});

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('nothing of %s is there', (header) => {
  expect(rangeOf(header, SIZE)).toBe('beyond');
});

it.each([
  undefined,
  '',
  'bytes=',
  'bytes=-',
  'bytes=9-0',
  'bytes=a-b',
  'bytes=0-9,20-29',
  'pages=1-2',
  'bytes=1.5-9',
  `bytes=0-${'9'.repeat(400)}`,
])('%p asks for no part: the whole is sent', (header) => {
  expect(rangeOf(header, SIZE)).toBeNull();
});

it('nothing is there of any part of an empty content', () => {
  expect([rangeOf('bytes=0-', 0), rangeOf('bytes=-5', 0)]).toEqual(['beyond', 'beyond']);
});

it('a part is good only of the content it was begun of; a date or a weak tag names none', () => {
  expect(isRangeOf('"abc"', undefined)).toBe(true);
  expect(isRangeOf('"abc"', '"abc"')).toBe(true);
  for (const other of ['"abd"', 'W/"abc"', 'Sun, 22 Nov 2026 10:00:00 GMT'])
    expect(isRangeOf('"abc"', other)).toBe(false);
});
