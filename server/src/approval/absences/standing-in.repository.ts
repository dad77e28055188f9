import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';

/** Who stands in for an employee, and on what terms. */
export interface StandIn {
  user_id: number;
  deputy_id: number;
  allow_self: boolean;
}

/** Who stands in for the employee on the day for documents of the kind; null when the employee is there. */
export async function findStandIn(
  db: Db,
  wanted: { userId: number; day: string; kind: string },
): Promise<StandIn | null> {
  const { rows } = await sql<StandIn>`
    select user_id, deputy_id, allow_self from absences
    where user_id = ${wanted.userId} and is_active and date_from <= ${wanted.day}::date
      and date_to > ${wanted.day}::date and (document_kinds = '{}' or ${wanted.kind} = any(document_kinds))
    order by date_from desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}
