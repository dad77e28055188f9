import { TimeLimitError, withTimeLimit } from './time-limit';

const LIMIT = 10_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What the promise has come to, as far as it has. */
function watched<T>(promise: Promise<T>): { outcome: unknown } {
  const seen: { outcome: unknown } = { outcome: 'nothing yet' };
  promise.then(
    (value) => (seen.outcome = value),
    (error: unknown) => (seen.outcome = error),
  );
  return seen;
}

/** The clock goes on by so much at once, as after a sleep: what was due meanwhile runs late and once. */
async function sleep(milliseconds: number): Promise<void> {
  jest.setSystemTime(Date.now() + milliseconds);
  await jest.advanceTimersToNextTimerAsync();
}

it('gives up what has not come within the limit', async () => {
  const seen = watched(withTimeLimit(new Promise(() => undefined), LIMIT));
  await jest.advanceTimersByTimeAsync(LIMIT - 1);
  expect(seen.outcome).toBe('nothing yet');
  await jest.advanceTimersByTimeAsync(2);
  expect(seen.outcome).toBeInstanceOf(TimeLimitError);
  expect(jest.getTimerCount()).toBe(0);
});

it('counts an hour of sleep as a moment', async () => {
  const seen = watched(withTimeLimit(new Promise(() => undefined), LIMIT));
  await sleep(3_600_000);
  await jest.advanceTimersByTimeAsync(LIMIT / 2);
  expect(seen.outcome).toBe('nothing yet');
  await jest.advanceTimersByTimeAsync(LIMIT / 2);
  expect(seen.outcome).toBeInstanceOf(TimeLimitError);
});

it('takes what arrived while the thread was held past the end', async () => {
  const arrived = new Promise((resolve) => setTimeout(resolve, LIMIT, 'the code'));
  const seen = watched(withTimeLimit(arrived, LIMIT));
  await jest.advanceTimersByTimeAsync(LIMIT);
  expect(seen.outcome).toBe('the code');
});

it.each([
  ['an answer', () => Promise.resolve('yes'), 'yes'],
  ['a refusal', () => Promise.reject(new Error('no')), new Error('no')],
])('hands on %s and leaves no clock behind', async (_, made, outcome) => {
  const seen = watched(withTimeLimit(made(), LIMIT));
  await jest.advanceTimersByTimeAsync(0);
  expect(seen.outcome).toEqual(outcome);
  expect(jest.getTimerCount()).toBe(0);
});
