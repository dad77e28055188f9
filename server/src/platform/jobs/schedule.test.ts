import { isDueAt, minutesToLookAt } from './schedule';

const at = (time: string) => new Date(`2026-11-20T${time}+03:00`);

test.each([
  ['* * * * *', '12:34:56', true],
  ['*/5 * * * *', '12:35:10', true],
  ['*/5 * * * *', '12:36:00', false],
  ['17 * * * *', '03:17:59', true],
  ['17 * * * *', '03:18:00', false],
  ['5 0 * * *', '00:05:00', true],
  ['5 0 * * *', '01:05:00', false],
  ['5 0 * * *', '00:06:00', false],
])('«%s» at %s: %s', (schedule, time, isDue) => {
  expect(isDueAt(schedule, at(time))).toBe(isDue);
});

test('a line that names days, months or lists is refused, not passed over', () => {
  for (const line of ['0 3 * * 1', '0 3 1 * *', '0,30 * * * *', '', '60'])
    expect(() => isDueAt(line, at('12:00:00'))).toThrow('No schedule');
});

test.each([
  ['one minute later', at('00:04:00'), ['00:05:00']],
  ['after a pause', at('00:02:00'), ['00:03:00', '00:04:00', '00:05:00']],
  ['by a clock set back', at('03:00:00'), ['00:05:00']],
  ['after a night', new Date('2026-11-19T12:00:00Z'), ['00:05:00']],
  ['for the first time', null, ['00:05:00']],
])('the minutes to look at %s', (_, last, minutes) => {
  expect(minutesToLookAt(last, at('00:05:00')).minutes).toEqual(minutes.map(at));
});
