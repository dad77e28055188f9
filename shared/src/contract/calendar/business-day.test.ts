import { businessDay } from './business-day';

test('the day of documents is the company’s, wherever the computer stands', () => {
  // In Vladivostok it is seven in the morning of the 27th, and the company still has the 26th.
  expect(businessDay(new Date('2026-11-27T07:00:00+11:00'))).toBe('2026-11-26');
  // In Kaliningrad it is still the 26th, and the company has the 27th already.
  expect(businessDay(new Date('2026-11-26T23:30:00+02:00'))).toBe('2026-11-27');
});
