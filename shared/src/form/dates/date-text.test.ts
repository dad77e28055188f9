import { isNoSuchDay, isWholeDate, parseDateText } from './date-text';

const today = '2026-11-20';

describe('a date as people write it', () => {
  it.each([
    ['17.11.2026', '2026-11-17'],
    ['17.11.26', '2026-11-17'],
    ['17.11', '2026-11-17'],
    ['1.2.2027', '2027-02-01'],
    ['171126', '2026-11-17'],
    ['17112026', '2026-11-17'],
    ['1711', '2026-11-17'],
    ['17/11/2026', '2026-11-17'],
    ['17 11 2026', '2026-11-17'],
    ['17,11,2026', '2026-11-17'],
    [' 17.11.2026 г. ', '2026-11-17'],
    ['2026-11-17', '2026-11-17'],
    ['29.02.2028', '2028-02-29'],
    ['31.12.2999', '2999-12-31'],
  ])('reads %s', (text, day) => {
    expect(parseDateText(text, today)).toBe(day);
  });

  it.each([
    '31.02.2026',
    '29.02.2027',
    '32.01.2026',
    '12.13.2026',
    '17',
    'завтра',
    '17.11.026',
    '1.1.1',
    '01.01.3000',
    '31.12.1899',
    '',
  ])('does not guess at %p', (text) => {
    expect(parseDateText(text, today)).toBeNull();
  });

  it.each([
    ['31.02.2026', true],
    ['29.02.2027', true],
    ['31.04', true],
    ['2026-13-01', true],
    ['28.02.2026', false],
    ['01.01.3000', false],
    ['завтра', false],
    ['17', false],
    ['', false],
  ])('knows of %p whether it is written as a date that does not exist: %p', (text, isNone) => {
    expect(isNoSuchDay(text, today)).toBe(isNone);
  });

  it('takes a date before the field is left only when it is written to its end', () => {
    expect(isWholeDate('17.11.2026')).toBe(true);
    expect(isWholeDate('17.11.20')).toBe(false);
  });
});
