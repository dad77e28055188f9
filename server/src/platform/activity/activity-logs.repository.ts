import { TOTAL_CAP } from 'shared/contract/list/paging';
import { sql } from 'kysely';
import type { Db } from '../database/database';
import type { ActivityRow } from './activity-log.repository';

/** The lines of one record, page by page. */
export interface RecordLines {
  entityType: string;
  entityId: number;
  page: number;
  perPage: number;
}

/** One page of what the journal says of a record, the newest first, and how many lines there are; the count stops one past the cap. */
export async function findActivity(
  db: Db,
  { entityType, entityId, page, perPage }: RecordLines,
): Promise<{ rows: ActivityRow[]; total: number; isCapped: boolean }> {
  const lines = db
    .selectFrom('activity_logs')
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId);
  const capped = lines.select('seq').limit(TOTAL_CAP + 1);
  const [rows, counted] = await Promise.all([
    lines
      .selectAll()
      .orderBy('seq', 'desc')
      .limit(perPage)
      .offset((page - 1) * perPage)
      .execute(),
    db
      .selectFrom(capped.as('capped'))
      .select(sql<number>`count(*)`.as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  const isCapped = counted.total > TOTAL_CAP;
  return { rows, total: isCapped ? TOTAL_CAP : counted.total, isCapped };
}

/** True when the employee's reading was put down after the moment. */
export async function hasRead(db: Db, actorId: number, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('activity_logs')
    .select('seq')
    .where('action', '=', 'activity_log.read')
    .where('actor_id', '=', actorId)
    .where('occurred_at', '>=', since.toISOString())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
