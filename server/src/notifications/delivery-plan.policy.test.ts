import { planDelivery, type Wishes } from './delivery-plan.policy';

const wishes = (chosen: Partial<Wishes> = {}): Wishes => ({
  live: null,
  mail: null,
  quiet: null,
  timezone: 'Europe/Moscow',
  ...chosen,
});
const plan = (now: string, chosen: Partial<Wishes> = {}, priority: 'normal' | 'urgent' = 'normal') =>
  planDelivery({ type: 'approval_requested', priority, now: new Date(now) }, wishes(chosen)).map(
    ({ channel, due }) => `${channel} ${due.toISOString().slice(0, 16)}`,
  );
const night = { from: '22:00', to: '08:00' };

describe('a notification', () => {
  it('comes live and as its kind says to somebody who has chosen nothing', () => {
    expect(plan('2026-11-20T09:00:00Z')).toEqual(['live 2026-11-20T09:00', 'letter 2026-11-20T09:00']);
  });

  it('stands in the list alone for whoever wants it no other way', () => {
    expect(plan('2026-11-20T09:00:00Z', { live: false, mail: 'none' })).toEqual([]);
  });

  it.each([
    ['2026-11-20T05:59:00Z', '2026-11-20T06:00'],
    ['2026-11-20T06:00:00Z', '2026-11-21T06:00'],
    ['2026-11-20T21:30:00Z', '2026-11-21T06:00'],
  ])('of %s is in the digest of nine o’clock, %s', (now, due) => {
    expect(plan(now, { live: false, mail: 'digest' })).toEqual([`digest ${due}`]);
  });

  it('is in a digest of the employee’s own morning', () => {
    expect(
      plan('2026-11-20T09:00:00Z', { live: false, mail: 'digest', timezone: 'Asia/Vladivostok' }),
    ).toEqual(['digest 2026-11-20T23:00']);
  });

  it.each([
    // 22:00, 03:00 and 07:59 of Moscow wait for its eight o'clock; 21:59 and 08:00 do not wait.
    ['2026-11-20T19:00:00Z', '2026-11-21T05:00'],
    ['2026-11-20T00:00:00Z', '2026-11-20T05:00'],
    ['2026-11-20T04:59:00Z', '2026-11-20T05:00'],
    ['2026-11-20T18:59:00Z', '2026-11-20T18:59'],
    ['2026-11-20T05:00:00Z', '2026-11-20T05:00'],
  ])('of %s keeps the quiet of the night until %s', (now, due) => {
    expect(plan(now, { quiet: night })).toEqual([`live ${due}`, `letter ${due}`]);
  });

  it('keeps the quiet of a day that ends before midnight', () => {
    const lunch = { from: '13:00', to: '14:00' };
    expect(plan('2026-11-20T10:30:00Z', { quiet: lunch })[0]).toBe('live 2026-11-20T11:00');
    expect(plan('2026-11-20T11:30:00Z', { quiet: lunch })[0]).toBe('live 2026-11-20T11:30');
  });

  it('comes at once when it is urgent, however quiet it is', () => {
    expect(plan('2026-11-20T00:00:00Z', { quiet: night }, 'urgent')).toEqual([
      'live 2026-11-20T00:00',
      'letter 2026-11-20T00:00',
    ]);
  });
});
