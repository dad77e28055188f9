import { formatDate, formatDateTime, formatTime, isoDate, shortDate } from './date';

describe('dates', () => {
  it('prints a day as dd.mm.yyyy and the calendar short form as dd.mm.yy', () => {
    expect(formatDate('2026-11-07')).toBe('07.11.2026');
    expect(shortDate('2026-11-07')).toBe('07.11.26');
  });

  it('never moves a calendar day, whatever the time zone of the browser', () => {
    expect(formatDate('2026-01-01')).toBe('01.01.2026');
    expect(isoDate('2026-12-31')).toBe('2026-12-31');
  });

  it('knows no day that is in no calendar', () => {
    expect(formatDate('0001-01-31')).toBe('31.01.0001');
    expect(formatDate('2026-02-31')).toBe('');
    expect(isoDate('2026-13-01')).toBe('');
    expect(formatDate('2028-02-29')).toBe('29.02.2028');
  });

  it('prints time as hh:mm:ss and a moment without seconds', () => {
    const moment = new Date(2026, 10, 17, 9, 5, 3);
    expect(formatTime(moment)).toBe('09:05:03');
    expect(formatDateTime(moment)).toBe('17.11.2026, 09:05:03');
    expect(isoDate(moment)).toBe('2026-11-17');
  });

  it.each([null, undefined, '', 'не дата'])('prints nothing for %p', (value) => {
    expect(formatDate(value)).toBe('');
    expect(isoDate(value)).toBe('');
    expect(formatTime(value)).toBe('');
    expect(shortDate(value)).toBe('');
    expect(formatDateTime(value)).toBe('');
  });
});
