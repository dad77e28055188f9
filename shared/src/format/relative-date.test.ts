import { daysUntil } from './days-until';
import { relativeDay, relativeTime } from './relative-date';

const today = '2026-11-20';

describe('days between dates', () => {
  it.each([
    ['2026-12-31', 41],
    ['2026-11-20', 0],
    ['2026-11-17', -3],
    ['2027-03-29', 129],
  ])('counts whole calendar days to %s', (date, days) => {
    expect(daysUntil(date, today)).toBe(days);
  });

  it('counts from the day it is in Moscow, wherever the browser stands', () => {
    jest.useFakeTimers({ now: new Date('2026-11-20T21:30:00Z') });
    try {
      expect(daysUntil('2026-11-21')).toBe(0);
      expect(relativeDay('2026-11-22')).toBe('завтра');
    } finally {
      jest.useRealTimers();
    }
  });

  it('counts none without a date', () => {
    expect(daysUntil(null, today)).toBeNull();
  });

  it.each([
    ['2026-11-20', 'сегодня'],
    ['2026-11-21', 'завтра'],
    ['2026-11-19', 'вчера'],
    ['2026-11-25', 'через 5\u00A0дней'],
    ['2026-11-18', '2\u00A0дня назад'],
    ['2027-11-25', '25.11.2027'],
  ])('says how far %s is', (date, words) => {
    expect(relativeDay(date, today)).toBe(words);
  });
});

describe('how long ago', () => {
  const now = new Date(2026, 10, 20, 14, 32, 0);

  it.each([
    [new Date(2026, 10, 20, 14, 31, 40), 'только что'],
    [new Date(2026, 10, 20, 14, 30, 0), '2\u00A0минуты назад'],
    [new Date(2026, 10, 20, 9, 5, 0), 'сегодня в\u00A009:05:00'],
    [new Date(2026, 10, 19, 23, 59, 0), 'вчера в\u00A023:59:00'],
    [new Date(2026, 9, 1, 8, 0, 0), '01.10.2026, 08:00:00'],
  ])('speaks of %s', (moment, words) => {
    expect(relativeTime(moment, now)).toBe(words);
  });
});
