import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { addDays, addMonths, businessDay } from './business-day';
import { formatDay } from './format-day';
import { addWorkingDays } from './working-days.repository';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the day of business is Moscow’s, not Greenwich’s', () => {
  expect(businessDay(new Date('2026-11-19T20:59:59Z'))).toBe('2026-11-19');
  expect(businessDay(new Date('2026-11-19T21:00:00Z'))).toBe('2026-11-20');
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2027-11-30', 3, '2028-02-29'],
  ['2026-12-31', 12, '2027-12-31'],
  ['2026-08-31', 6, '2027-02-28'],
])('%s and %d months is %s', (day, months, result) => {
  expect(addMonths(day, months)).toBe(result);
});

test('days go over months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29');
  expect(formatDay('2026-11-20')).toBe('20.11.2026');
});

test.each([
  ['a week without holidays', '2026-11-13', 5, '2026-11-20'],
  ['over New Year', '2026-12-30', 1, '2027-01-11'],
  ['over a holiday in the middle of a week', '2026-11-03', 1, '2026-11-05'],
  ['to a shortened day', '2026-11-02', 1, '2026-11-03'],
])('working days are counted %s', async (...[, day, count, result]) => {
  expect(await addWorkingDays(database.db, day, count)).toBe(result);
});
