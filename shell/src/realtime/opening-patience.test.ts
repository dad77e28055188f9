import { connectionNow, setConnectionState } from 'shared/realtime';

import { awaitConnection, PATIENCE } from './opening-patience';

let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  setConnectionState({ status: 'idle', lostAt: null });
  stop = awaitConnection();
});
afterEach(() => {
  stop();
  setConnectionState({ status: 'idle', lostAt: null });
  jest.useRealTimers();
});

it('takes a connection that never came for lost fifteen seconds after the page was opened', () => {
  const opened = Date.now();
  jest.advanceTimersByTime(PATIENCE - 1);
  expect(connectionNow().status).toBe('idle');
  jest.advanceTimersByTime(1);
  expect(connectionNow()).toEqual({ status: 'offline', lostAt: opened });
  expect(PATIENCE).toBe(15_000);
});

it('says nothing of one that came in time', () => {
  setConnectionState({ status: 'online', lostAt: null });
  jest.advanceTimersByTime(PATIENCE);
  expect(connectionNow().status).toBe('online');
});
