import { addWorkDays, type WorkCalendar } from '../../calendar/working-time';
import type { TemplateRow } from '../templates/chain-templates.repository';

/** Until when a round that begins at that moment is to be over; null where its template gives the whole no term. */
export function dueOfRound(
  calendar: WorkCalendar,
  now: Date,
  { template }: { template: Pick<TemplateRow, 'total_deadline_days'> | null },
): Date | null {
  const days = template?.total_deadline_days ?? null;
  return days === null ? null : addWorkDays(calendar, now, days);
}

/**
 * Until when a stage of the round is to be decided: never later than the round itself, whose term is told to everybody.
 * A stage that begins when the round is late already has all of its own time.
 */
export const dueWithin = (due: Date | null, { round, now }: { round: Date | null; now: Date }): Date | null =>
  due === null || round === null || round <= now || due <= round ? due : round;
