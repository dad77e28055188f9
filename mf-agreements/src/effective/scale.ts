import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';

import { stopName } from './effective-terms.labels';

/** A day at which the slider can stop. */
export interface ScaleStop {
  day: string;
  names: readonly string[];
  /** From the left end, 0 to 100. */
  place: number;
  isToday: boolean;
  /** Something that is not signed yet, or holds from a later day. */
  isComing: boolean;
  isRetroactive: boolean;
  /** There is room for its name beside the others. */
  isNamed: boolean;
}

/** A name of a stop takes so much of the scale. */
const ROOM = 13;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** The end of the scale at which a stop stands: its words lie to one side of it there, not to both. */
export function endOf(place: number): 'start' | 'end' | undefined {
  if (place < 6) return 'start';
  return place > 94 ? 'end' : undefined;
}

/** Days apart in time, and never nearer to each other than they can be told apart. */
function placesOf(days: readonly string[]): number[] {
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const span = timeOf(last) - timeOf(first);
  const steps = days.length - 1;
  const gap = Math.min(ROOM, 100 / (steps + 1));
  // Words at an end reach as far inwards as two halves.
  const gapAfter = (at: number) => (at === 0 || at === steps - 1 ? gap * 1.5 : gap);
  const places: number[] = [];
  for (const [at, day] of days.entries()) {
    const byTime = span === 0 ? 0 : ((timeOf(day) - timeOf(first)) / span) * 100;
    const before = places.at(-1);
    places.push(before === undefined ? byTime : Math.max(byTime, before + gapAfter(at - 1)));
  }
  // What was pushed over the end pushes back.
  for (let at = steps, most = 100; at >= 0; at -= 1, most = (places[at + 1] ?? 100) - gapAfter(at)) {
    places[at] = Math.min(places[at] ?? 0, most);
  }
  return places.map((place) => Math.max(0, Math.round(place * 10) / 10));
}

/** True when the words of two neighbours do not meet. */
function areApart(left: number | undefined, right: number | undefined): boolean {
  if (left === undefined || right === undefined) return true;
  const room = endOf(left) === 'start' || endOf(right) === 'end' ? ROOM * 1.5 : ROOM;
  return right - left >= room - 0.1;
}

/** The stops of the slider in time: the days of change, and today. */
export function scaleOf({ stops, today }: Pick<EffectiveTerms, 'stops' | 'today'>): ScaleStop[] {
  const days = [...new Set([...stops.map(({ day }) => day), today])].sort();
  const places = placesOf(days);
  return days.map((day, at) => {
    const here = stops.filter((stop) => stop.day === day);
    const [place = 0, before, after] = [places[at], places[at - 1], places[at + 1]];
    const isRoomy = areApart(before, place) && areApart(place, after);
    return {
      day,
      names: here.map(stopName),
      place,
      isToday: day === today,
      isComing: day > today || here.some(({ is_signed }) => !is_signed),
      isRetroactive: here.some(({ addendum }) => addendum?.is_retroactive === true),
      isNamed: isRoomy,
    };
  });
}

/** The stop nearest to a place of the scale, from 0 to 100. */
export function stopAt(stops: readonly ScaleStop[], place: number): ScaleStop | undefined {
  const distance = (stop: ScaleStop) => Math.abs(stop.place - place);
  return stops.reduce<ScaleStop | undefined>(
    (best, stop) => (best === undefined || distance(stop) < distance(best) ? stop : best),
    undefined,
  );
}

/** The stop a key leads to from the day: the next or the last one before it, the first or the last of all. */
export function stopByKey(stops: readonly ScaleStop[], day: string, key: string): string | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return stops.find((stop) => stop.day > day)?.day ?? null;
    case 'ArrowLeft':
    case 'ArrowDown':
      return stops.findLast((stop) => stop.day < day)?.day ?? null;
    case 'Home':
      return stops[0]?.day ?? null;
    case 'End':
      return stops.at(-1)?.day ?? null;
    default:
      return null;
  }
}
