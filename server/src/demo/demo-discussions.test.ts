import { workingAfter } from './demo-discussions';

test('working minutes go on in the next morning and after the weekend', () => {
  // Friday, ten minutes before six in Moscow.
  const friday = new Date('2026-11-20T14:50:00Z');
  expect(workingAfter(friday, 5).toISOString()).toBe('2026-11-20T14:55:00.000Z');
  expect(workingAfter(friday, 30).toISOString()).toBe('2026-11-23T06:20:00.000Z');
});
