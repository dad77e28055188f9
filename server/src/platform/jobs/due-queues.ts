import type { Pool } from 'pg';
import { JOBS_SCHEMA } from './install-jobs';

// One plan of a statement without parameters serves for good: the queues are partitions, and planning them is the dear part.
const DUE = {
  name: 'jobs-due',
  text: `select distinct name from ${JOBS_SCHEMA}.job where state < 'active' and start_after < now()`,
};

interface DueLook {
  pool: Pool;
  everySeconds: number;
  /** Told of each queue that holds a job whose time has come. */
  onDue: (name: string) => void;
  onFault: (fault: { err: unknown }) => void;
}

/** Ends the looks; what is asked at that moment is waited for. */
export type EndLooks = () => Promise<void>;

/**
 * Looks which queues hold work that is due, in one question for all of them: a worker of its own for each would ask as
 * many in the same moment, and whoever else asks then would wait for them.
 */
export function lookForDue({ pool, everySeconds, onDue, onFault }: DueLook): EndLooks {
  let isOver = false;
  let timer: NodeJS.Timeout | null = null;
  let asking: Promise<void> = Promise.resolve();
  const look = async () => {
    try {
      const { rows } = await pool.query<{ name: string }>(DUE);
      if (!isOver) for (const { name } of rows) onDue(name);
    } catch (err) {
      onFault({ err });
    }
  };
  const wait = () => {
    timer = setTimeout(() => {
      asking = look().then(() => {
        if (!isOver) wait();
      });
    }, everySeconds * 1000);
  };
  wait();
  return async () => {
    isOver = true;
    if (timer !== null) clearTimeout(timer);
    await asking;
  };
}
