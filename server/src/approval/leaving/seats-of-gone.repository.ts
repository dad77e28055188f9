import { sql } from 'kysely';
import type { Condition } from '../../lists/list-resource';
import type { Db, Trx } from '../../platform/database/database';
import { mayVote } from '../people/people.repository';
import type { Lost } from './leaving.labels';

/** An open seat of an employee who cannot decide any more. */
export interface SeatOfGone {
  id: number;
  assignee_id: number;
  lost: Lost;
  /** Whoever took their work over at the dismissal; null: nobody did. */
  heir_id: number | null;
}

/**
 * Open seats of employees who do not work here any more, cannot log in or have lost the right to decide, of everybody or
 * of the given one; those told about as stuck among them.
 */
export async function findSeatsOfGone(db: Db, userId: number | null): Promise<SeatOfGone[]> {
  const { rows } = await sql<SeatOfGone>`
    select t.id, t.assignee_id, t.heir_id, case when u.deleted_at is not null or u.status = 'dismissed' then 'work'
      when u.status = 'blocked' then 'account' else 'right' end as lost
    from approval_tasks t
    join approval_chains c on c.id = t.chain_id join users u on u.id = t.assignee_id
    where t.status in ('pending', 'waiting') and c.status = 'running'
      and (u.status in ('dismissed', 'blocked') or u.deleted_at is not null or not ${mayVote})
      and (${userId}::bigint is null or t.assignee_id = ${userId})
    order by t.id`.execute(db);
  return rows;
}

/** Puts down that people were told nobody can take the seat over, unless they were; true for the one who did. */
export async function claimStuck(trx: Trx, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update approval_tasks set stuck_told_at = ${now} where id = ${id} and stuck_told_at is null
    returning id`.execute(trx);
  return rows.length > 0;
}

/** An open task of the employee, with the document it is about. */
export interface OpenTask {
  id: number;
  label: string | null;
  /** Who sent the document of a round that is not over; null of a task that stands in none. */
  sent_by: number | null;
  /** Nobody is asked until the round goes on, and nothing of it changes hands. */
  stands_still: boolean;
}

/** How many decisions wait for the employee, or will. */
export async function countOpenTasks(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from approval_tasks t
    where t.assignee_id = ${userId} and t.status in ('waiting', 'pending')`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Of those, the ones left to whoever takes the work over: not told of as stuck, or not asked yet and fit to be taken. */
export async function countTasksLeft(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from approval_tasks t
    join approval_chains c on c.id = t.chain_id and c.status in ('running', 'paused')
    join users u on u.id = t.heir_id
    where t.assignee_id = ${userId} and ((t.status = 'pending' and t.stuck_told_at is null) or
      (t.status = 'waiting' and u.status = 'active' and u.id <> c.initiator_id and ${mayVote}))`.execute(db);
  return rows[0]?.total ?? 0;
}

/** The decisions that wait for the employee, or will, the newest first. */
export async function findOpenTasksOf(db: Db, userId: number): Promise<OpenTask[]> {
  const { rows } = await sql<OpenTask>`
    select t.id, c.facts ->> 'label' as label, coalesce(c.status = 'paused', false) as stands_still,
      case when c.status in ('running', 'paused') then c.initiator_id end as sent_by
    from approval_tasks t left join approval_chains c on c.id = t.chain_id
    where t.assignee_id = ${userId} and t.status in ('waiting', 'pending')
    order by t.id desc`.execute(db);
  return rows;
}

/** A decision that waits, by its document. */
export interface NamedTask {
  id: number;
  label: string;
  kind: string;
  document_id: number;
}

const namedTasks = (userId: number, readable: Condition) => sql`
  from approval_tasks t join approval_chains c on c.id = t.chain_id
  where t.assignee_id = ${userId} and t.status in ('waiting', 'pending') and ${readable}`;

/** Part of the decisions that wait for the employee, or will, in rounds `c` that may be told of, and how many those are. */
export async function findNamedTasks(
  db: Db,
  { userId, readable, limit, offset }: { userId: number; readable: Condition; limit: number; offset: number },
): Promise<{ rows: NamedTask[]; total: number }> {
  const { rows } = await sql<NamedTask>`
    select t.id, c.facts ->> 'label' as label, c.approvable_type as kind, c.approvable_id as document_id
    ${namedTasks(userId, readable)} order by t.id desc limit ${limit} offset ${offset}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total ${namedTasks(userId, readable)}`.execute(db);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** These tasks are to be handed to the employee later. */
export async function leaveTo(trx: Trx, ids: readonly number[], heirId: number): Promise<void> {
  await trx.updateTable('approval_tasks').set({ heir_id: heirId }).where('id', 'in', ids).execute();
}

/** A task that stands in no round under way is another employee's. */
export async function moveLooseTask(trx: Trx, id: number, to: number): Promise<void> {
  await trx.updateTable('approval_tasks').set({ assignee_id: to }).where('id', '=', id).execute();
}
