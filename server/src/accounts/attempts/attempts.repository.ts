import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';

export interface AttemptLimit {
  /** Whose attempts are counted, such as `login:ip:10.0.0.7`; kept as a digest. */
  subject: string;
  /** Attempts allowed in a window. */
  limit: number;
  windowSeconds: number;
}

interface Counter {
  subject: Buffer;
  attempts: number;
  window_ends_at: string;
}

function digest(subject: string): Buffer {
  return createHash('sha256').update(subject).digest();
}

export interface Counted {
  /** Seconds to wait when a limit is passed, otherwise zero. */
  wait: number;
  /** True when the subject of the first limit was not counted before in its window. */
  isFirst: boolean;
}

function waitOf(counters: readonly Counter[], limits: readonly AttemptLimit[], now: Date): number {
  const waits = counters.map((counter) => {
    const allowed = limits.find(({ subject }) => digest(subject).equals(counter.subject))?.limit ?? 0;
    if (counter.attempts <= allowed) return 0;
    return (new Date(counter.window_ends_at).getTime() - now.getTime()) / 1000;
  });
  return Math.max(0, ...waits);
}

/** Counts one more attempt for every subject before it is made: a hundred requests at once are a hundred attempts. */
export async function countAttempt(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<Counted> {
  // One order of rows for everybody: two upserts of the same subjects never wait for each other in a circle.
  const sorted = limits
    .map((limit) => ({ ...limit, hash: digest(limit.subject) }))
    .sort((a, b) => a.hash.compare(b.hash));
  const rows = sql.join(
    sorted.map(
      ({ hash, windowSeconds }) =>
        sql`(${hash}::bytea, 1, ${new Date(now.getTime() + windowSeconds * 1000)}::timestamptz)`,
    ),
  );
  const { rows: counters } = await sql<Counter>`
    insert into login_attempts as kept (subject, attempts, window_ends_at) values ${rows}
    on conflict (subject) do update set
      attempts = case when kept.window_ends_at <= ${now} then 1 else least(kept.attempts, 1000000) + 1 end,
      window_ends_at =
        case when kept.window_ends_at <= ${now} then excluded.window_ends_at else kept.window_ends_at end
    returning subject, attempts, window_ends_at`.execute(db);
  const first = digest(limits[0]?.subject ?? '');
  return {
    wait: waitOf(counters, limits, now),
    isFirst: counters.some(({ subject, attempts }) => attempts === 1 && subject.equals(first)),
  };
}

/** Seconds to wait when a limit is passed already, otherwise zero; counts nothing. */
export async function findWait(db: Db, limits: readonly AttemptLimit[], now: Date): Promise<number> {
  const { rows } = await sql<Counter>`
    select subject, attempts, window_ends_at from login_attempts
    where subject = any(${limits.map(({ subject }) => digest(subject))}::bytea[]) and window_ends_at > ${now}`.execute(
    db,
  );
  return waitOf(rows, limits, now);
}

/** True when one more would pass the limit; counts nothing. */
export async function isUsedUp(db: Db, limit: AttemptLimit, now: Date): Promise<boolean> {
  return (await findWait(db, [{ ...limit, limit: limit.limit - 1 }], now)) > 0;
}

/** Takes an attempt that turned out well off the counters again. */
export async function forgiveAttempt(db: Db, limits: readonly AttemptLimit[]): Promise<void> {
  const hashes = limits.map(({ subject }) => digest(subject)).sort((a, b) => a.compare(b));
  await sql`
    update login_attempts set attempts = greatest(attempts - 1, 0)
    where subject in (
      select subject from login_attempts where subject = any(${hashes}::bytea[]) order by subject for update
    )`.execute(db);
}

/** Drops counters whose window is over; they would start anew anyway. */
export async function deleteOldAttempts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('login_attempts').where('window_ends_at', '<', now.toISOString()).execute();
}
