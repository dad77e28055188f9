import { createTestDatabase, type TestDatabase } from '../platform/testing/test-database';
import { addDays, addMonths, businessDay, businessMoment, longerTerm } from './business-day';
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

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2026-01-31', 2, '2026-03-31'],
  ['2026-01-30', 1, '2026-02-28'],
  ['2026-01-30', 2, '2026-03-30'],
  ['2026-06-30', 6, '2026-12-31'],
  ['2027-02-28', 12, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-12-15', 12, '2027-12-15'],
])('a term that ends on %s and is %d months longer ends on %s', (day, months, result) => {
  expect(longerTerm(day, months)).toBe(result);
});

test('the day begins when it begins in Moscow', () => {
  expect(businessMoment('2026-11-20').toISOString()).toBe('2026-11-19T21:00:00.000Z');
  expect(businessDay(businessMoment('2026-11-20'))).toBe('2026-11-20');
  expect(businessDay(new Date(businessMoment('2026-11-20').getTime() - 1))).toBe('2026-11-19');
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
