import { type RawBuilder, sql } from 'kysely';
import { TOTAL_CAP } from 'shared/contract/paging';
import type { Db } from '../database/database';
import type { ActivityRow } from './activity-log.repository';

/** What a reader asks the journal for; every field narrows it. */
export interface ActivityQuery {
  page: number;
  perPage: number;
  search?: string | undefined;
  actorId?: number | undefined;
  action?: string | undefined;
  entityType?: string | undefined;
  entityId?: number | undefined;
  /** Inclusive moments. */
  from?: string | undefined;
  to?: string | undefined;
  order: 'asc' | 'desc';
}

/** A line with whether its reader sees the record it is about. */
export type SeenRow = ActivityRow & { is_seen: boolean };

export interface ActivityPage {
  rows: SeenRow[];
  total: number;
  isCapped: boolean;
}

function narrowed(db: Db, query: ActivityQuery, seen: RawBuilder<boolean>) {
  let lines = db.selectFrom('activity_logs');
  if (query.actorId !== undefined) lines = lines.where('actor_id', '=', query.actorId);
  if (query.action !== undefined) lines = lines.where('action', '=', query.action);
  if (query.entityType !== undefined) lines = lines.where('entity_type', '=', query.entityType);
  if (query.entityId !== undefined) lines = lines.where('entity_id', '=', query.entityId);
  if (query.from !== undefined) lines = lines.where('occurred_at', '>=', query.from);
  if (query.to !== undefined) lines = lines.where('occurred_at', '<=', query.to);
  if (query.search !== undefined) {
    const pattern = `%${query.search.replace(/[\\%_]/g, '\\$&')}%`;
    lines = lines.where((where) =>
      where.or([
        // What is not shown is not found either.
        where.and([seen, where('entity_label', 'ilike', pattern)]),
        where('actor_name', 'ilike', pattern),
      ]),
    );
  }
  return lines;
}

/**
 * One page of the journal and how many lines there are; the count stops one past the cap. `seen` says of which lines
 * the reader sees the record; of all when it is left out.
 */
export async function findActivity(
  db: Db,
  query: ActivityQuery,
  seen: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<ActivityPage> {
  const capped = narrowed(db, query, seen)
    .select('seq')
    .limit(TOTAL_CAP + 1);
  const [rows, counted] = await Promise.all([
    narrowed(db, query, seen)
      .selectAll()
      .select(seen.as('is_seen'))
      .orderBy('seq', query.order)
      .limit(query.perPage)
      .offset((query.page - 1) * query.perPage)
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
