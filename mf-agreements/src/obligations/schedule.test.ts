import { sumMoney } from 'shared/contract/money/decimal';

import { partsOf, scheduleOf, sharesOf, type ScheduleAsked } from './schedule';

const asked: ScheduleAsked = {
  kind: 'equal',
  direction: 'ours',
  amount: '100.00',
  count: 3,
  firstDay: '2027-01-31',
  percent: '30',
  advanceDays: 5,
  restDays: 10,
  shares: ['30', '30', '40'],
};
const amounts = (given: Partial<ScheduleAsked>) =>
  scheduleOf({ ...asked, ...given }).map(({ amount }) => amount);

test('parts add up to the amount to the last kopeck, whatever is shared out', () => {
  expect(amounts({})).toEqual(['33.33', '33.33', '33.34']);
  expect(amounts({ kind: 'advance', percent: '33.33', amount: '1000000.01' })).toEqual([
    '333300.00',
    '666700.01',
  ]);
  expect(amounts({ kind: 'stages' })).toEqual(['30.00', '30.00', '40.00']);
  for (const count of [2, 7, 12, 60]) {
    const parts = partsOf(
      '1234567.89',
      Array.from({ length: count }, () => 1n),
    );
    expect(sumMoney(parts)).toBe('1234567.89');
  }
});

test('a monthly payment at the end of a month stays at its end', () => {
  expect(scheduleOf(asked).map(({ due_day }) => due_day)).toEqual(['2027-01-31', '2027-02-28', '2027-03-31']);
});

test('an advance waits for the signature, the rest for the act', () => {
  const [advance, rest] = scheduleOf({ ...asked, kind: 'advance' });
  expect(advance).toMatchObject({ due_base: 'signing', due_offset: 5 });
  expect(rest).toMatchObject({ due_base: 'act', due_offset: 10 });
});

test.each([
  ['30, 40, 30', ['30', '40', '30']],
  ['50 50', ['50', '50']],
  ['33,3 33,3 33,4', ['33.3', '33.3', '33.4']],
  ['33,33 33,33 33,34', ['33.33', '33.33', '33.34']],
  ['30,40,30', ['30', '40', '30']],
  ['50 % 50 %', ['50', '50']],
  ['30, 40', null],
  ['100', null],
  ['сто', null],
  ['0 100', null],
])('shares %s', (text, shares) => {
  expect(sharesOf(text)).toEqual(shares);
});
