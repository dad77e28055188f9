import { sql, type Updateable } from 'kysely';
import type { Absence } from 'shared/contract/approval/absence';
import type { ListResource } from '../../lists/list-resource';
import { boolFilter, dayFilter, idFilter } from '../../lists/list-filters';
import type { Db, Trx } from '../../platform/database/database';
import { holds } from '../../platform/http/access';
import { userJson } from '../chains/people-json';
import type { ApprovalTables } from '../schema';

/** An absence before what depends on the reader. */
export type AbsenceRecord = Omit<Absence, 'can' | 'is_current'> & { user_id: number; deputy_id: number };

/** Absences: a reader's own and those they stand in for; of everybody with the right to edit others' accounts. */
export const absenceList: ListResource<AbsenceRecord> = {
  name: 'absences',
  from: sql`absences b`,
  id: sql<number>`b.id`,
  columns: sql<AbsenceRecord>`
    b.id, b.user_id, b.deputy_id, b.date_from, b.date_to, b.reason, b.transfer_open_tasks, b.document_kinds,
    b.allow_self, b.is_active, b.lock_version, b.created_at, ${userJson(sql`b.user_id`)} as "user",
    ${userJson(sql`b.deputy_id`)} as deputy`,
  sorts: {
    date_from: { expression: sql`b.date_from` },
    date_to: { expression: sql`b.date_to` },
    created_at: { expression: sql`b.created_at` },
  },
  defaultSort: '-date_from',
  filters: {
    id: idFilter(sql`b.id`),
    user_id: idFilter(sql`b.user_id`),
    deputy_id: idFilter(sql`b.deputy_id`),
    is_active: boolFilter(sql`b.is_active`),
    date_from: dayFilter(sql`b.date_from`),
    date_to: dayFilter(sql`b.date_to`),
  },
  visible: ({ actor }) =>
    holds(actor, 'users.update_other')
      ? sql<boolean>`true`
      : sql<boolean>`(b.user_id = ${actor.id} or b.deputy_id = ${actor.id})`,
};

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
