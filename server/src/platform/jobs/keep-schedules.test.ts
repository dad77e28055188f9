import { createTestDatabase, type TestDatabase } from '../testing/test-database';
import { lookAtSchedules } from './keep-schedules';

let database: TestDatabase;
let queued: string[];
let faults: unknown[];

beforeEach(async () => {
  database = await createTestDatabase();
  queued = [];
  faults = [];
});
afterEach(() => database.drop());

const definitions = new Map([
  ['minutely', { options: { schedule: '* * * * *' } }],
  ['nightly', { options: { schedule: '5 0 * * *' } }],
  ['asked for', { options: {} }],
]);
const look = (time: string, queue = async (name: string) => void queued.push(name)) =>
  lookAtSchedules({
    pool: database.pool,
    definitions,
    queue,
    makeUp: async () => void queued.push('what was missed'),
    onFault: (fault) => void faults.push(fault),
    now: () => new Date(`2026-11-20T${time}+03:00`),
  });

test('what a minute names is queued once, by whichever node looks first', async () => {
  await Promise.all([look('00:05:00'), look('00:05:02'), look('00:05:41')]);
  expect(queued.toSorted()).toEqual(['minutely', 'nightly']);
});

test('what was named while nobody looked is queued once, and after a long pause what was missed is made up for', async () => {
  await look('00:01:00');
  await look('00:08:30');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly']);
  await look('23:55:00');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly', 'minutely', 'what was missed']);
});

test('a clock that has been set back stops no schedule, and nodes whose clocks differ a little queue nothing twice', async () => {
  await look('12:00:10');
  await look('11:59:55');
  expect(queued).toEqual(['minutely']);
  await look('00:05:00');
  expect(queued).toEqual(['minutely', 'minutely', 'nightly']);
});

test('a job that cannot be queued is told of and takes none of the others along', async () => {
  const err = new Error('No such queue');
  await look('00:05:00', (name) =>
    name === 'minutely' ? Promise.reject(err) : Promise.resolve(void queued.push(name)),
  );
  expect(queued).toEqual(['nightly']);
  expect(faults).toEqual([{ err, job: 'minutely' }]);
});
