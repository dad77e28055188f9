import { earlyEnd } from './early-end';

const agreed = { day: '2026-12-15', addendum: { id: 7, number: '3' } };

test.each([
  ['sooner than the term', { end_date: '2027-12-31', is_indefinite: false }, agreed],
  ['of an agreement without an end', { end_date: null, is_indefinite: true }, agreed],
  ['later than the term', { end_date: '2026-12-01', is_indefinite: false }, null],
])('an agreed end %s', (_, term, end) => {
  expect(earlyEnd({ ...term, agreed_end: agreed })).toEqual(end);
  expect(earlyEnd({ ...term, agreed_end: null })).toBeNull();
});
