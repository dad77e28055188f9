import { zonedClock, zonedMoment } from './zoned-moment';

test.each([
  ['2026-11-20T21:30:00Z', 'Europe/Moscow', { day: '2026-11-21', minutes: 30 }],
  ['2026-11-20T21:30:00Z', 'Asia/Vladivostok', { day: '2026-11-21', minutes: 450 }],
  ['2026-11-20T21:00:00Z', 'Europe/Kaliningrad', { day: '2026-11-20', minutes: 1380 }],
  ['2026-11-20T21:30:00Z', 'Луна/Тихое море', { day: '2026-11-21', minutes: 30 }],
])('clocks at %s in %s', (moment, zone, clock) => {
  expect(zonedClock(new Date(moment), zone)).toEqual(clock);
});

test.each([
  ['2026-11-21 540 Europe/Moscow', '2026-11-21T06:00:00.000Z'],
  ['2026-11-21 540 Asia/Kamchatka', '2026-11-20T21:00:00.000Z'],
  // The night in which Berlin sets its clocks forward, and the day after it.
  ['2026-03-29 60 Europe/Berlin', '2026-03-29T00:00:00.000Z'],
  ['2026-03-29 540 Europe/Berlin', '2026-03-29T07:00:00.000Z'],
])('day, minutes and zone %s are the moment %s', (text, moment) => {
  const [day = '', minutes = '', zone = ''] = text.split(' ');
  expect(zonedMoment(day, Number(minutes), zone).toISOString()).toBe(moment);
});
