import { otherLayout } from './other-layout';

it.each([
  ['ljujdjh', 'договор'],
  ['Ljujdjh 112', 'договор 112'],
  ["'rcgthn", 'эксперт'],
  ['<jkmitdbr', 'большевик'],
  ['12|2026-G', '12/2026-п'],
  ['ыргеещт', 'shutton'],
])('reads «%s» as «%s»', (typed, meant) => {
  expect(otherLayout(typed)).toBe(meant);
});

it.each(['', '112/2026', 'договор GmbH', 'ъъъъ', 'хъ эж'])('leaves «%s» alone', (typed) => {
  expect(otherLayout(typed)).toBeNull();
});
