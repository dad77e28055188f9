const COMPANY_ZONE = 'Europe/Moscow';
const MINUTE = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(zone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
}

/** Zones are written down by people and by other systems: one that nobody knows is the company's. */
function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (format !== undefined) return format;
  try {
    format = formatIn(zone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    format = formatIn(COMPANY_ZONE);
  }
  formats.set(zone, format);
  return format;
}

/** The zone, or the company's when nobody knows this one. */
export function knownZone(zone: string): string {
  return formatOf(zone).resolvedOptions().timeZone;
}

/** The day, `yyyy-mm-dd`, and the minutes since its midnight, as clocks of the zone show them at the moment. */
export function zonedClock(moment: Date, zone: string): { day: string; minutes: number } {
  const part = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  const text = (type: Intl.DateTimeFormatPartTypes) => part.get(type) ?? '';
  return {
    day: `${text('year')}-${text('month')}-${text('day')}`,
    minutes: Number(text('hour')) * 60 + Number(text('minute')),
  };
}

/** Minutes since midnight of «22:00». */
export function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

/** Milliseconds by which clocks of the zone run ahead of Greenwich at the moment. */
function aheadAt(moment: number, zone: string): number {
  const { day, minutes } = zonedClock(new Date(moment), zone);
  return Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE - Math.floor(moment / MINUTE) * MINUTE;
}

/** The moment at which clocks of the zone show so many minutes of the day; of an hour that is skipped, the one after. */
export function zonedMoment(day: string, minutes: number, zone: string): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE;
  const near = shown - aheadAt(shown, zone);
  return new Date(shown - aheadAt(near, zone));
}
