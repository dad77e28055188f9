import { lastNight } from './nightly';

test.each([
  ['5 0 * * *', '2026-11-20T09:00:00Z', '2026-11-19T21:05:00.000Z'],
  ['5 0 * * *', '2026-11-19T21:06:00Z', '2026-11-18T21:05:00.000Z'],
  ['5 0 * * *', '2026-11-19T21:15:01Z', '2026-11-19T21:05:00.000Z'],
  ['55 23 * * *', '2026-11-20T09:00:00Z', '2026-11-19T20:55:00.000Z'],
  ['20 4 * * *', '2026-11-20T00:00:00Z', '2026-11-19T01:20:00.000Z'],
])('work at «%s» is last due, seen at %s, at %s', (schedule, now, moment) => {
  expect(lastNight(schedule, new Date(now))?.toISOString()).toBe(moment);
});

test.each(['35 * * * *', '* * * * *', '*/5 * * * *'])('work at «%s» is not made up for', (schedule) => {
  expect(lastNight(schedule, new Date())).toBeNull();
});
