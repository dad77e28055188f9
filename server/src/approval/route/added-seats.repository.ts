import { sql } from 'kysely';
import type { Db } from '../../platform/database/database';

/** Whoever was added to a stage while it was decided. */
export interface AddedSeat {
  position: number;
  stage_name: string;
  user_id: number;
  is_required: boolean;
}

/** The people who were added to the stages of a round, in the order in which they were. */
export async function findAddedSeats(db: Db, chainId: number): Promise<AddedSeat[]> {
  const { rows } = await sql<AddedSeat>`
    select s.position, s.name as stage_name, coalesce(t.original_assignee_id, t.assignee_id) as user_id, t.is_required
    from approval_tasks t join approval_stages s on s.id = t.stage_id
    where t.chain_id = ${chainId} and t.source = 'added' and t.pass = s.pass
    order by s.position, t.position, t.id`.execute(db);
  return rows;
}
