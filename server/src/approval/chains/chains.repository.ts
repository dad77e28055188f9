import { type Selectable, sql } from 'kysely';
import type { Decision } from 'shared/contract/approval/approval-status';
import type { Db, Trx } from '../../platform/database/database';
import type { KeptContent } from '../chain-content';
import type { Course, Seat, Stage } from '../engine/chain-state';
import type { ApprovalTables } from '../schema';
import type { StageSettings } from '../stage-settings';

export type ChainRow = Selectable<ApprovalTables['approval_chains']>;
type StageRow = Selectable<ApprovalTables['approval_stages']>;
export type TaskRow = Selectable<ApprovalTables['approval_tasks']>;

export interface LoadedStage {
  row: StageRow;
  settings: StageSettings;
  tasks: (TaskRow & { decision: Decision | null })[];
}

/** A round with its rows and its course, as they are in the database. */
export interface LoadedChain {
  row: ChainRow;
  stages: LoadedStage[];
  course: Course;
}

/** The round, held until the transaction ends; null when there is none. */
export async function lockChain(trx: Trx, id: number): Promise<ChainRow | null> {
  const row = await trx
    .selectFrom('approval_chains')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** The round; null when there is none. */
export async function findChain(db: Db, id: number): Promise<ChainRow | null> {
  const row = await db.selectFrom('approval_chains').selectAll().where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** The last round of a document; null before the first. */
export async function findLastChain(
  db: Db,
  document: { kind: string; id: number },
): Promise<ChainRow | null> {
  const row = await db
    .selectFrom('approval_chains')
    .selectAll()
    .where('approvable_type', '=', document.kind)
    .where('approvable_id', '=', document.id)
    .orderBy('round', 'desc')
    .executeTakeFirst();
  return row ?? null;
}

/** The round a task belongs to; null of a task without one. */
export async function findChainOfTask(db: Db, taskId: number): Promise<ChainRow | null> {
  const row = await db
    .selectFrom('approval_tasks as t')
    .innerJoin('approval_chains as c', 'c.id', 't.chain_id')
    .selectAll('c')
    .where('t.id', '=', taskId)
    .executeTakeFirst();
  return row ?? null;
}

function seatOf(task: LoadedStage['tasks'][number]): Seat {
  const kept = task.kept_from === null ? null : { from: task.kept_from, voteId: task.kept_vote_id };
  const { status } = task;
  return {
    id: task.id,
    assigneeId: task.assignee_id,
    originalId: task.original_assignee_id ?? task.assignee_id,
    isRequired: task.is_required,
    position: task.position,
    status: status === 'forwarded' || status === 'reassigned' ? 'not_needed' : status,
    decision: kept !== null && status === 'done' ? 'approve' : task.decision,
    kept,
  };
}

/** A forwarded or reassigned task is the past of the one that took its place. */
const isHandedOn = ({ status }: TaskRow) => status === 'forwarded' || status === 'reassigned';

function stageOf({ row, settings, tasks }: LoadedStage): Stage {
  const last = row.pass;
  const held = tasks.filter((task) => !isHandedOn(task));
  return {
    id: row.id,
    position: row.position,
    rule: settings,
    status: row.status,
    pass: row.pass,
    applies: row.applies,
    skipped: row.skipped,
    seats: held.filter(({ pass }) => pass >= last).map(seatOf),
    past: held.filter(({ pass }) => pass < last).map(seatOf),
  };
}

/** Everything about the round; inside a transaction that holds it, nothing of it changes meanwhile. */
export async function loadChain(db: Db, row: ChainRow): Promise<LoadedChain> {
  const stageRows = await db
    .selectFrom('approval_stages')
    .selectAll()
    .where('chain_id', '=', row.id)
    .orderBy('position')
    .execute();
  const { rows: tasks } = await sql<TaskRow & { decision: Decision | null }>`
    select t.*, v.decision from approval_tasks t
    left join approval_votes v on v.task_id = t.id and v.revoked_at is null
    where t.chain_id = ${row.id} order by t.position, t.id`.execute(db);
  const stages = stageRows.map((stage) => ({
    row: stage,
    settings: stage.settings,
    tasks: tasks.filter(({ stage_id: id }) => id === stage.id),
  }));
  const status = row.status === 'draft' || row.status === 'paused' ? 'running' : row.status;
  const course: Course = {
    status: status === 'reset' ? 'passed' : status,
    stages: stages.map(stageOf),
  };
  return { row, stages, course };
}

/** An approval of a round: whose seat at which stage, the vote behind it and what that vote was given on. */
interface Approval {
  position: number;
  stage_name: string;
  original_id: number;
  vote_id: number;
  decision: Decision;
  /** Of the vote: its round, text and content. */
  round: number;
  version_id: number | null;
  content: KeptContent;
}

/** Approvals that stand in a round, those it has taken over among them. */
export async function findApprovals(db: Db, chainId: number): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    select s.position, s.name as stage_name, coalesce(t.original_assignee_id, t.assignee_id) as original_id,
      v.id as vote_id, v.decision, v.document_version_id as version_id, vc.round, vc.content
    from approval_tasks t
    join approval_stages s on s.id = t.stage_id
    join approval_votes v on v.id = coalesce(t.kept_vote_id,
      (select o.id from approval_votes o where o.task_id = t.id and o.revoked_at is null))
    join approval_tasks vt on vt.id = v.task_id
    join approval_chains vc on vc.id = vt.chain_id
    where t.chain_id = ${chainId} and t.status = 'done' and t.pass = s.pass and v.revoked_at is null
      and v.decision in ('approve', 'approve_with_remarks', 'acknowledge')`.execute(db);
  return rows;
}
