import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
import { representedBy } from '../chains/people-json';
import type { ApprovalTables } from '../schema';
import type { AbsenceRecord } from './absence-list';
import { LONGEST_LINE } from './deputies';

/** The days of each of the employees are looked at by one change at a time, until the transaction ends. */
export async function holdDaysOf(trx: Trx, userIds: readonly number[]): Promise<void> {
  // Everybody takes them in one order: two who name each other would else wait for each other.
  for (const userId of [...userIds].sort((a, b) => a - b)) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`absences of ${String(userId)}`}, 0))`.execute(
      trx,
    );
  }
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

/** Days on which the deputy is away too, and where deputies of deputies lead back to the employee. */
export interface AbsenceCircle {
  date_from: string;
  date_to: string;
}

/** The first days on which who stands in for whom would run in a circle, were the absence in force. */
export async function findCircle(
  db: Db,
  absence: Pick<AbsenceRecord, 'user_id' | 'deputy_id' | 'date_from' | 'date_to' | 'document_kinds'>,
  exceptId: number | null,
): Promise<AbsenceCircle | undefined> {
  const {
    user_id: userId,
    deputy_id: deputyId,
    date_from: from,
    date_to: to,
    document_kinds: kinds,
  } = absence;
  const { rows } = await sql<AbsenceCircle>`
    with recursive step as (
      select ${deputyId}::bigint as person, ${from}::date as date_from, ${to}::date as date_to,
        ${kinds}::text[] as kinds, 1 as place
      union all
      select a.deputy_id, greatest(a.date_from, s.date_from), least(a.date_to, s.date_to),
        case when s.kinds = '{}' then a.document_kinds when a.document_kinds = '{}' then s.kinds
          else array(select unnest(a.document_kinds) intersect select unnest(s.kinds)) end,
        s.place + 1
      from step s join absences a on a.user_id = s.person and a.is_active
        and a.id is distinct from ${exceptId}::bigint
        and a.date_from < s.date_to and a.date_to > s.date_from
        and (a.document_kinds = '{}' or s.kinds = '{}' or a.document_kinds && s.kinds)
      where s.person <> ${userId} and s.place <= ${LONGEST_LINE}
    )
    select date_from::text, date_to::text from step where person = ${userId} order by date_from limit 1`.execute(
    db,
  );
  return rows[0];
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

/** Seats of rounds that stood still when what waited for their holder, who is away, was given to the deputy. */
export async function findHeldBack(db: Db, today: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id from approval_tasks t join approval_chains c on c.id = t.chain_id
    where t.status in ('pending', 'waiting') and c.status = 'running' and c.resumed_at is not null and exists (
      select from absences a where a.user_id = t.assignee_id and a.is_active and a.transfer_open_tasks and ${coversKind}
        and t.created_at <= a.transferred_at and a.transferred_at <= c.resumed_at
        and a.date_from <= ${today}::date and a.date_to > ${today}::date)
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
