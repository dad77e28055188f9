import type { FastifyInstance } from 'fastify';
import { type DueSource, dueSources } from './due-source';

export type { ComingDay, DueRow, DueSource, DueWanted } from './due-source';

/** Brings what comes due into the calendar, the reminders and the feeds of this server. */
export function bringDue(app: FastifyInstance, ...sources: readonly DueSource[]): void {
  for (const source of sources) dueSources(app).set(source.kind, source);
}
