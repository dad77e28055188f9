/** A whole day in a calendar. */
export interface CalendarDay {
  /** Stays the same for as long as the thing exists, wherever its day goes. */
  uid: string;
  /** `yyyy-mm-dd`. */
  day: string;
  summary: string;
  description: string;
  url: string;
  category: string;
}

const LIMIT = 75;
const encoder = new TextEncoder();

/** A text of RFC 5545, 3.3.11. */
function escaped(text: string): string {
  return (
    text
      .replace(/\\/g, '\\\\')
      .replace(/[;,]/g, (mark) => `\\${mark}`)
      .replace(/\r\n|\r|\n/g, '\\n')
      // Other control characters may not stand in a text at all.
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** A line in parts of at most 75 octets, no letter of which is torn: RFC 5545, 3.1. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let size = 0;
  for (const letter of line) {
    const octets = encoder.encode(letter).length;
    if (size + octets > LIMIT) {
      parts.push(part);
      part = ' ';
      size = 1;
    }
    part += letter;
    size += octets;
  }
  return [...parts, part].join('\r\n');
}

const compact = (day: string) => day.replaceAll('-', '');

function nextDay(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}

function eventOf(event: CalendarDay, stamp: string): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${compact(event.day)}`,
    `DTEND;VALUE=DATE:${compact(nextDay(event.day))}`,
    `SUMMARY:${escaped(event.summary)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    `URL:${event.url}`,
    `CATEGORIES:${escaped(event.category)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
}

/** The days as an iCalendar of RFC 5545; two calendars of the same days and stamp are equal to the byte. */
export function icalendarOf(name: string, days: readonly CalendarDay[], madeAt: Date): string {
  const stamp = madeAt.toISOString().replace(/[-:]|\.\d{3}/g, '');
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Contract register//Due dates//RU',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT4H',
    'X-PUBLISHED-TTL:PT4H',
    ...days.flatMap((day) => eventOf(day, stamp)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
