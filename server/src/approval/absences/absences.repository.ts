import { sql, type Updateable } from 'kysely';
import type { Db, Trx } from '../../platform/database/database';
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
