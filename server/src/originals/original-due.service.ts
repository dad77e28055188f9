import { type RawBuilder, sql } from 'kysely';
import type { DueRow, DueSource, DueWanted } from '../due-dates/due-sources.service';
import { awaitsOriginal } from './original-life.service';

/** The return of the originals of a kind, in the calendar and with the reminder of the day that has passed. */
export function originalReturn(of: {
  kind: string;
  title: string;
  /** «Оригинал договора не вернулся в срок». */
  late: string;
  alias: string;
  states: readonly string[];
  rows: (
    coming: { day: RawBuilder<string | null>; when: RawBuilder<boolean> },
    wanted: DueWanted,
  ) => RawBuilder<DueRow> | null;
}): DueSource {
  const coming = {
    day: sql<string | null>`${sql.ref(`${of.alias}.originals_due_at`)}`,
    when: awaitsOriginal(of.alias, of.states),
  };
  return {
    kind: of.kind,
    title: of.title,
    canBeLate: true,
    rows: (wanted) => of.rows(coming, wanted),
    reminders: {
      steps: [],
      type: 'originals_overdue',
      overdue: 'originals_overdue',
      title: () => of.late,
    },
  };
}
