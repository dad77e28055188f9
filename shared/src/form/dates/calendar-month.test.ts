import { monthWeeks, shiftDay, shiftMonth, weekday } from './calendar-month';

describe('the calendar', () => {
  it('begins the week on Monday', () => {
    expect(weekday('2026-11-16')).toBe(0);
    expect(weekday('2026-11-22')).toBe(6);
  });

  it('shows six weeks from the Monday before the first', () => {
    const weeks = monthWeeks('2026-11-17');
    expect(weeks).toHaveLength(6);
    expect(weeks[0]?.[0]).toBe('2026-10-26');
    expect(weeks[5]?.[6]).toBe('2026-12-06');
  });

  it('walks over the ends of months and years', () => {
    expect(shiftDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(shiftDay('2028-03-01', -1)).toBe('2028-02-29');
    expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-28');
    expect(shiftMonth('2026-01-15', -1)).toBe('2025-12-15');
    expect(shiftMonth('2028-02-29', 12)).toBe('2029-02-28');
  });
});
