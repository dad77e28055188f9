import { periodPresets } from './period-presets';

describe('ready periods', () => {
  const today = '2026-11-20';

  it('look back from the day they are counted from', () => {
    expect(periodPresets(today).map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Этот месяц', '2026-11-01', '2026-11-30'],
      ['Прошлый месяц', '2026-10-01', '2026-10-31'],
      ['Этот квартал', '2026-10-01', '2026-12-31'],
      ['Этот год', '2026-01-01', '2026-12-31'],
      ['Прошлый год', '2025-01-01', '2025-12-31'],
    ]);
  });

  it('cross the turn of the year', () => {
    const [, lastMonth] = periodPresets('2026-01-09');
    expect(lastMonth).toMatchObject({ from: '2025-12-01', to: '2025-12-31' });
  });

  it('look ahead and move with today where the term itself does', () => {
    expect(periodPresets(today, true).map(({ label, from, to }) => [label, from, to])).toEqual([
      ['Ближайшие 30 дней', 'today', 'today+30'],
      ['Ближайшие 90 дней', 'today', 'today+90'],
      ['До конца года', '2026-11-20', '2026-12-31'],
      ['Следующий год', '2027-01-01', '2027-12-31'],
      ['Уже прошла', null, 'today-1'],
    ]);
  });
});
