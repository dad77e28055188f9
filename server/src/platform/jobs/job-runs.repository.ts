import type { Pool } from 'pg';
import { LOOK_BACK_MS } from './schedule';

/** The looks at the schedules stand among the runs: the minute of the last and, as what was made up, of the one before. */
const LOOKS = 'jobs.schedules';

/** Puts down that scheduled work was done. */
export async function putDownSuccess(pool: Pool, name: string, now: Date): Promise<void> {
  await pool.query(
    `insert into job_runs (name, succeeded_at) values ($1, $2)
     on conflict (name) do update set succeeded_at = greatest(job_runs.succeeded_at, excluded.succeeded_at)`,
    [name, now],
  );
}

/**
 * True for one caller of all nodes when the work was not done since the moment and nobody has begun to make up for it
 * within the last hour; that caller queues it.
 */
export async function claimMissed(
  pool: Pool,
  { name, since, now }: { name: string; since: Date; now: Date },
): Promise<boolean> {
  const hourAgo = new Date(now.getTime() - 3_600_000);
  const { rowCount } = await pool.query(
    `insert into job_runs (name, made_up_at) values ($1, $3)
     on conflict (name) do update set made_up_at = excluded.made_up_at
     where (job_runs.succeeded_at is null or job_runs.succeeded_at < $2)
       and (job_runs.made_up_at is null or job_runs.made_up_at <= $4)`,
    [name, since, now, hourAgo],
  );
  return (rowCount ?? 0) > 0;
}

/**
 * The minute that schedules were looked at before the given one, null when never, for the one caller of all nodes that
 * takes it; null instead of an answer for the others. A clock set back by more than some minutes is believed.
 */
export async function claimMinute(pool: Pool, minute: Date): Promise<{ last: Date | null } | null> {
  const { rows } = await pool.query<{ last: string | null }>(
    `insert into job_runs (name, succeeded_at) values ($1, $2)
     on conflict (name) do update set made_up_at = job_runs.succeeded_at, succeeded_at = excluded.succeeded_at
     where job_runs.succeeded_at < excluded.succeeded_at
       or job_runs.succeeded_at > excluded.succeeded_at + $3 * interval '1 millisecond'
     returning made_up_at as last`,
    [LOOKS, minute, LOOK_BACK_MS],
  );
  const [claimed] = rows;
  if (claimed === undefined) return null;
  return { last: claimed.last === null ? null : new Date(claimed.last) };
}
