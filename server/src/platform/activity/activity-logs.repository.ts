import { TOTAL_CAP } from 'shared/contract/list/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../database/database';
import { prepared } from '../database/prepared';
import type { ActivityRow } from './activity-log.repository';
import type { UnseenReferences } from './unseen-references';

interface OfRecord {
  entityType: string;
  entityId: number;
  /** Column of what the reader does not see of that which a line refers to. */
  unseen: RawBuilder<UnseenReferences>;
}

/** The lines of one record, page by page. */
export interface RecordLines extends OfRecord {
  page: number;
  perPage: number;
  /** Further lines of `activity_logs` that are told with them: of records that belong to this one. */
  along?: RawBuilder<boolean> | null;
}

/** A line with which of the records it refers to its reader does not see. */
export type ReadLine = ActivityRow & { unseen_references: UnseenReferences };

/** One page of what the journal says of a record, the newest first, and how many lines there are; the count stops one past the cap. */
export async function findActivity(
  db: Db,
  { entityType, entityId, unseen, page, perPage, along = null }: RecordLines,
): Promise<{ rows: ReadLine[]; total: number; isCapped: boolean }> {
  const own = sql`(entity_type = ${entityType} and entity_id = ${entityId})`;
  const lines = sql`from activity_logs where ${along === null ? own : sql`(${own} or ${along})`}`;
  // The count stands by itself, so that it is told of an empty page as well.
  const { rows } = await sql<(ReadLine | { seq: null }) & { total: number }>`${prepared()}
    select page.*, total
    from (select count(*) as total from (select ${lines} limit ${sql.lit(TOTAL_CAP + 1)}) as capped) as counted
    left join (
      select *, ${unseen} as unseen_references ${lines} order by seq desc limit ${perPage} offset ${(page - 1) * perPage}
    ) as page on true
    order by page.seq desc`.execute(db);
  const total = rows[0]?.total ?? 0;
  const isCapped = total > TOTAL_CAP;
  const found = rows.filter((row): row is ReadLine & { total: number } => row.seq !== null);
  return { rows: found, total: isCapped ? TOTAL_CAP : total, isCapped };
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

/** A line by its number, 0 before the first one, or the end of a day of Moscow: what a moment of a record is named by. */
export type MomentBound = { seq: number } | { day: string };

export interface RecordMoment {
  /** Of the last line up to the moment; 0 before the first one. */
  seq: number;
  occurred_at: string | null;
  action: string | null;
}

/** The last line of the record up to the moment; null when a line is named that is not about it. */
export async function findMoment(
  db: Db,
  { entityType, entityId }: Pick<OfRecord, 'entityType' | 'entityId'>,
  bound: MomentBound,
): Promise<RecordMoment | null> {
  const upTo =
    'seq' in bound
      ? sql`seq = ${bound.seq}`
      : sql`occurred_at < ((${bound.day}::date + 1)::timestamp at time zone 'Europe/Moscow')`;
  const { rows } = await sql<RecordMoment>`
    select seq, occurred_at, action from activity_logs
    where entity_type = ${entityType} and entity_id = ${entityId} and ${upTo}
    order by seq desc limit 1`.execute(db);
  if (rows[0] !== undefined) return rows[0];
  return 'seq' in bound && bound.seq > 0 ? null : { seq: 0, occurred_at: null, action: null };
}

/** Everything the lines of the record between two numbers have changed, the oldest first, without the first line; and what of it the reader does not see. */
export async function findChangesBetween(
  db: Db,
  { entityType, entityId, unseen }: OfRecord,
  { after, upTo }: { after: number; upTo: number },
): Promise<Pick<ReadLine, 'changes' | 'unseen_references'>> {
  const { rows } = await sql<Pick<ReadLine, 'changes' | 'unseen_references'>>`
    select changes, ${unseen} as unseen_references from activity_logs
    where entity_type = ${entityType} and entity_id = ${entityId} and seq > ${after} and seq <= ${upTo}
    order by seq`.execute(db);
  return {
    changes: rows.flatMap(({ changes }) => changes),
    unseen_references: rows.flatMap(({ unseen_references }) => unseen_references),
  };
}
