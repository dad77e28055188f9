import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { lookAtSchedules } from './keep-schedules';

let database: TestDatabase;
let queued: string[];

beforeEach(async () => {
  database = await createTestDatabase();
  queued = [];
});
afterEach(() => database.drop());

const definitions = new Map([
  ['minutely', { options: { schedule: '* * * * *' } }],
  ['nightly', { options: { schedule: '5 0 * * *' } }],
  ['asked for', { options: {} }],
]);
const look = (time: string) =>
  lookAtSchedules({
    pool: database.pool,
    definitions,
    queue: async (name) => void queued.push(name),
    onFault: ({ err }) => {
      throw err;
    },
    now: () => new Date(`2026-11-20T${time}+03:00`),
  });

test('what a minute names is queued once, by whichever node looks first', async () => {
  await Promise.all([look('00:05:00'), look('00:05:02'), look('00:05:41')]);
  expect(queued.toSorted()).toEqual(['minutely', 'nightly']);
});

test('what was named while nobody looked is queued once, and a long pause is left to the work that makes up', async () => {
  await look('00:01:00');
  await look('00:08:30');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly']);
  await look('23:55:00');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly', 'minutely']);
});

test('a clock that has been set back stops no schedule, and nodes whose clocks differ a little queue nothing twice', async () => {
  await look('12:00:10');
  await look('11:59:55');
  expect(queued).toEqual(['minutely']);
  await look('00:05:00');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly']);
});
