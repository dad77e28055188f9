import type { Pool } from 'pg';
import PgBoss from 'pg-boss';

/** The schema that the queue lies in. */
export const JOBS_SCHEMA = 'jobs';

/** The tables of the queue are there, as the version of the queue in this product needs them; asked of their owner. */
export async function installJobs(pool: Pool): Promise<void> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: JOBS_SCHEMA,
    supervise: false,
    schedule: false,
  });
  await boss.start();
  await boss.stop({ graceful: false, close: false });
}
