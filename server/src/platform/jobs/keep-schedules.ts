import type { Pool } from 'pg';
import type { EndLooks } from './due-queues';
import { claimMinute } from './job-runs.repository';
import type { JobOptions } from './jobs';
import { isDueAt, minuteOf, minutesToLookAt, untilNextMinute } from './schedule';

interface KeptSchedules {
  pool: Pool;
  /** The jobs by name, those that come by themselves with their cron lines. */
  definitions: ReadonlyMap<string, { options: Pick<JobOptions, 'schedule'> }>;
  /** Queues a job whose minute has come. */
  queue: (name: string) => Promise<void>;
  /** Queues what comes once a day and was missed: nobody has looked for so long that its minute is not looked at any more. */
  makeUp: () => Promise<void>;
  /** Told of a job that could not be queued, with its name, and of a look that failed. */
  onFault: (fault: { err: unknown; job?: string }) => void;
  now?: () => Date;
}

/**
 * Queues what the minutes since the last look name, on whichever node looks first; the others find them looked at. A job
 * that cannot be queued takes none of the others along.
 */
export async function lookAtSchedules({
  pool,
  definitions,
  queue,
  makeUp,
  onFault,
  now = () => new Date(),
}: KeptSchedules): Promise<void> {
  const present = minuteOf(now());
  const claimed = await claimMinute(pool, present);
  if (claimed === null) return;
  const { minutes, isAfterPause } = minutesToLookAt(claimed.last, present);
  for (const [name, { options }] of definitions) {
    const { schedule } = options;
    if (schedule === undefined || !minutes.some((minute) => isDueAt(schedule, minute))) continue;
    await queue(name).catch((err: unknown) => onFault({ err, job: name }));
  }
  if (isAfterPause) await makeUp();
}

/**
 * Looks at the schedules at the beginning of each minute. Matching a line costs microseconds; to look for its last moment,
 * as the queue's own clock does, takes the thread from everybody for a tenth of a second and more.
 */
export function keepSchedules(kept: KeptSchedules): EndLooks {
  const { onFault, now = () => new Date() } = kept;
  let isOver = false;
  let timer: NodeJS.Timeout | null = null;
  let looking: Promise<void> = Promise.resolve();
  const wait = () => {
    timer = setTimeout(() => {
      looking = lookAtSchedules(kept)
        .catch((err: unknown) => onFault({ err }))
        .then(() => {
          if (!isOver) wait();
        });
    }, untilNextMinute(now()));
  };
  wait();
  return async () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
    await looking;
  };
}
