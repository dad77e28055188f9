import { sql } from 'kysely';

/**
 * Of a person's seats at one stage the first of `approval_tasks t` stands for all of them: a decision is asked for once,
 * and given once; seats that were decided one after another were decided by themselves. What was kept of an earlier round
 * stands for nothing that is decided in this one.
 */
export const isFirstSeat = sql<boolean>`not exists (select from approval_tasks f
  where f.stage_id = t.stage_id and f.assignee_id = t.assignee_id and f.pass = t.pass and f.status = t.status
    and f.finished_at is not distinct from t.finished_at
    and (f.kept_from is null) = (t.kept_from is null) and (f.position, f.id) < (t.position, t.id))`;
