import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { representedBy } from '../chains/people-json';
import type { ApprovalTables } from '../schema';

/** The days of one employee are looked at by one change at a time, until the transaction ends. */
export async function holdDaysOf(trx: Trx, userId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`absences of ${String(userId)}`}, 0))`.execute(
    trx,
  );
}

/** True when the employee is away already on some of the days, by another line that is in force. */
export async function isAwayTwice(
  db: Db,
  wanted: { userId: number; from: string; to: string; exceptId: number | null },
): Promise<boolean> {
  const { rows } = await sql`
    select from absences where user_id = ${wanted.userId} and is_active and id is distinct from ${wanted.exceptId}::bigint
      and date_from < ${wanted.to}::date and date_to > ${wanted.from}::date limit 1`.execute(db);
  return rows.length > 0;
}

/** Writes the changed columns and raises the version. */
export async function updateAbsence(
  trx: Trx,
  id: number,
  set: Updateable<ApprovalTables['absences']>,
): Promise<void> {
  await trx
    .updateTable('absences')
    .set({ ...set, lock_version: sql<number>`lock_version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Absences that have begun and whose waiting tasks were not given to the deputy yet. */
export async function findBegunAbsences(db: Db, today: string): Promise<{ id: number; user_id: number }[]> {
  const { rows } = await sql<{ id: number; user_id: number }>`
    select id, user_id from absences
    where is_active and transfer_open_tasks and transferred_at is null
      and date_from <= ${today}::date and date_to > ${today}::date order by id`.execute(db);
  return rows;
}

/** Tasks of rounds under way that the employee holds. */
export async function findOpenTasks(db: Db, userId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from approval_tasks t join approval_chains c on c.id = t.chain_id
    where t.assignee_id = ${userId} and t.status in ('pending', 'waiting') and c.status = 'running'
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The absence covers the document's kind; an absence without kinds covers all. */
const coversKind = sql`(a.document_kinds = '{}' or t.approvable_type = any(a.document_kinds))`;
const startedOn = sql`(t.started_at at time zone 'Europe/Moscow')::date`;

/** Seats of a route whose turn has come while their holder was away already. */
export async function findTurnsOfAway(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from approval_tasks t join approval_chains c on c.id = t.chain_id
    where t.status = 'pending' and c.status = 'running' and t.source in ('rule', 'deputy') and exists (
      select from absences a where a.user_id = t.assignee_id and a.is_active and ${coversKind}
        and a.created_at <= t.started_at and a.date_from <= ${startedOn} and a.date_from <= ${today}::date and a.date_to > ${today}::date)
    order by t.id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A seat that a deputy holds, and whose it is. */
export interface TurnOfOwner {
  id: number;
  owner_id: number;
}

/** Seats given to a deputy while they waited, whose turn has come when their owners were back. */
export async function findTurnsOfBack(db: Db, today: string): Promise<TurnOfOwner[]> {
  const { rows } = await sql<TurnOfOwner>`
    select t.id, u.id as owner_id
    from approval_tasks t join approval_chains c on c.id = t.chain_id join users u on u.id = ${representedBy('t')}
    where t.status = 'pending' and c.status = 'running' and t.source = 'deputy' and t.started_at > t.created_at
      and u.status = 'active' and u.deleted_at is null and not exists (
        select from absences a where a.user_id = u.id and a.is_active and ${coversKind}
          and ((a.date_from <= ${startedOn} and a.date_to > ${startedOn})
            or (a.date_from <= ${today}::date and a.date_to > ${today}::date)))
    order by t.id`.execute(db);
  return rows;
}
