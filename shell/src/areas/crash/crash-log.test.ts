import { createCrashLog } from './crash-log';

function logAt() {
  const clock = { now: 0 };
  return { clock, log: createCrashLog(() => clock.now) };
}

it('closes an area that crashes three times within half a minute', () => {
  const { clock, log } = logAt();
  expect(log.note('mf-offers')).toBe(false);
  clock.now = 15_000;
  expect(log.note('mf-offers')).toBe(false);
  clock.now = 29_999;
  expect(log.note('mf-offers')).toBe(true);
  expect(log.isQuarantined('mf-offers')).toBe(true);
});

it('does not take crashes far apart for a loop', () => {
  const { clock, log } = logAt();
  for (const moment of [0, 20_000, 40_000, 60_000]) {
    clock.now = moment;
    expect(log.note('mf-offers')).toBe(false);
  }
});

it('closes one area and no other', () => {
  const { log } = logAt();
  for (let crash = 0; crash < 3; crash += 1) log.note('mf-offers');
  expect(log.isQuarantined('mf-agreements')).toBe(false);
});

it('lets the area in again with a clean record', () => {
  const { log } = logAt();
  for (let crash = 0; crash < 3; crash += 1) log.note('mf-offers');
  log.release('mf-offers');
  expect(log.isQuarantined('mf-offers')).toBe(false);
  expect(log.note('mf-offers')).toBe(false);
});
