import { sql } from 'kysely';
import type { Db } from './database';

/**
 * Tidies the tables, or all of them, and counts their rows anew for the planner: outside a transaction, as PostgreSQL
 * demands, and on a connection that may take its time.
 */
export async function vacuumAnalyze(db: Db, tables: readonly string[] = []): Promise<void> {
  const named = tables.map((table) => sql.table(table));
  await db.connection().execute(async (held) => {
    await sql`set statement_timeout = 0`.execute(held);
    try {
      await sql`vacuum analyze ${named.length === 0 ? sql.raw('') : sql.join(named)}`.execute(held);
    } finally {
      // The connection goes back to the pool whatever came of it.
      await sql`reset statement_timeout`.execute(held);
    }
  });
}
