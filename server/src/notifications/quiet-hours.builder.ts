import { zonedClock } from '../calendar/zoned-moment';

/** Quiet hours around the present one, as the clocks of Moscow show it. */
export function quietNow(): { from: string; to: string } {
  const hour = Math.floor(zonedClock(new Date(), 'Europe/Moscow').minutes / 60);
  const clock = (value: number) => `${String((value + 24) % 24).padStart(2, '0')}:00`;
  return { from: clock(hour - 1), to: clock(hour + 2) };
}
