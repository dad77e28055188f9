import type { KeptRecord } from './destruction-act';

const DAY = 86_400_000;

type Kept = Pick<KeptRecord, 'retention_until'>;

/** The last day any of the records has to be kept; null when of none a day is known. */
export function lastKeptDay(records: readonly Kept[]): string | null {
  const days = records.flatMap(({ retention_until: until }) => until ?? []);
  return days.sort().at(-1) ?? null;
}

/** The first day an act about the records may be of: each has been kept for its term by then. */
export function firstActDay(records: readonly Kept[]): string | null {
  const last = lastKeptDay(records);
  return last === null ? null : new Date(Date.parse(last) + DAY).toISOString().slice(0, 10);
}
