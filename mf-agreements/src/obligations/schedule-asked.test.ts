import { askedOf, type Typed } from './schedule-asked';

const TYPED: Typed = {
  kind: 'advance',
  direction: 'ours',
  amount: '1000.00',
  count: '12',
  firstDay: null,
  percent: '30',
  advanceDays: '0',
  restDays: '10',
  shares: '',
};

it('takes an advance paid on the same day', () => {
  expect(askedOf(TYPED)).toMatchObject({ kind: 'advance', advanceDays: 0, restDays: 10 });
});

it.each(['advanceDays', 'restDays'] as const)('takes no empty or unreadable %s for the same day', (days) => {
  expect(askedOf({ ...TYPED, [days]: null })).toMatch(/^Укажите, через сколько рабочих дней платят/);
});

it('asks for no such days where payments are equal', () => {
  const equal = { ...TYPED, kind: 'equal', firstDay: '2026-12-01', advanceDays: null } as const;
  expect(askedOf(equal)).toMatchObject({ kind: 'equal', count: 12 });
});
