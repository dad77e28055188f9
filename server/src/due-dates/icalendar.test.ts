import { icalendarOf } from './icalendar';

const day = {
  uid: 'agreement_end-agreement-412@contracts.local',
  day: '2026-12-31',
  summary: 'Окончание договора: № 12; «Поставка, монтаж»\\наладка',
  description: 'Первая строка\nвторая\u0007',
  url: 'https://contracts.local/agreements/412',
  category: 'Окончание договора',
};
const made = (given: Partial<typeof day> = {}) =>
  icalendarOf('Сроки', [{ ...day, ...given }], new Date('2026-11-20T00:00:00.000Z'));
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

test('every line ends with CRLF and has at most 75 octets, and no letter is torn', () => {
  const text = made({ summary: 'Ы'.repeat(400) });
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toContain('\uFFFD');
  expect(unfolded(text)).toContain(`SUMMARY:${'Ы'.repeat(400)}\r\n`);
});

test('what has a meaning in a calendar is escaped, and nothing breaks out of its line', () => {
  const text = unfolded(made());
  expect(text).toContain('SUMMARY:Окончание договора: № 12\\; «Поставка\\, монтаж»\\\\наладка\r\n');
  expect(text).toContain('DESCRIPTION:Первая строка\\nвторая\r\n');
  const broken = made({ summary: 'a\r\nEND:VEVENT\r\nBEGIN:VEVENT' });
  expect(broken.match(/^END:VEVENT/gm)).toHaveLength(1);
});

test('a day is a whole one without a zone, and ends before the next', () => {
  const text = made();
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n');
  expect(text).toContain('DTSTAMP:20261120T000000Z\r\n');
  expect(made()).toBe(made());
});
