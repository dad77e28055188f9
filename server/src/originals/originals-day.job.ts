import { sql } from 'kysely';
import { businessDay } from '../calendar/business-day';
import type { Deps } from '../platform/module';
import { awaitsOriginal } from './original-life.service';
import { originalsKinds } from './originals-kinds.service';

/**
 * Every paper that is awaited is late once its day has passed, and no longer when that day was put off. Nobody has changed
 * the document by that: its version stays, so that no open form is refused.
 */
export async function meetDayOfOriginals(deps: Pick<Deps, 'app' | 'db' | 'now'>): Promise<void> {
  const today = businessDay(deps.now());
  for (const { rows } of originalsKinds(deps.app).values()) {
    const table = sql.table(rows.table);
    await sql`update ${table} as o set originals_status = 'overdue'
      where o.deleted_at is null and o.originals_status <> 'overdue' and o.originals_due_at < ${today}::date
        and ${awaitsOriginal('o', rows.states)}`.execute(deps.db);
    await sql`update ${table} as o set originals_status = 'sent'
      where o.deleted_at is null and o.originals_status = 'overdue'
        and o.originals_due_at >= ${today}::date`.execute(deps.db);
  }
}
