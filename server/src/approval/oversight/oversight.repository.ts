import { type RawBuilder, sql } from 'kysely';
import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import type { UserReference } from 'shared/contract/list/reference';
import type { Db } from '../../platform/database/database';
import type { WorkingClock } from '../../calendar/working-minutes.repository';
import type { Condition } from '../../lists/list-resource';
import type { ChainFacts } from '../chain-content';
import { isFirstSeat } from '../chains/first-seat';
import { userJson } from '../chains/people-json';

/** Whose turns are counted, of which documents, since when decisions count. */
export interface Overseen {
  /** Over `users u`. */
  people: RawBuilder<boolean>;
  /** Over `approval_chains c`. */
  chains: Condition;
  kind: string | null;
  departmentId: number | null;
  since: Date;
  now: Date;
  /** From the moment a decision was asked for until it was given. */
  clock: WorkingClock;
}

const MOST = 50;

/** Employees under the person: of the departments they head or deputise in, with all beneath, and their own reports. */
export const peopleUnder = (userId: number): RawBuilder<boolean> => sql<boolean>`(u.head_id = ${userId}
  or u.department_id in (
    with recursive headed (id) as (
      select id from departments where head_id = ${userId} or deputy_head_id = ${userId}
      union select d.id from headed join departments d on d.parent_id = headed.id)
    select id from headed))`;

/** True when somebody works under the person. */
export async function hasPeople(db: Db, userId: number): Promise<boolean> {
  const { rows } = await sql`select from users u
    where u.deleted_at is null and u.id <> ${userId} and ${peopleUnder(userId)} limit 1`.execute(db);
  return rows.length > 0;
}

const inDepartment = (id: number) => sql<boolean>`u.department_id in (
  with recursive beneath (id) as (
    select ${id}::bigint union select d.id from beneath join departments d on d.parent_id = beneath.id)
  select id from beneath)`;

/**
 * Turns that wait in running rounds, and those that were decided in the period. Several seats of a person at one stage are
 * one turn, as in their inbox; an approval kept is none.
 */
function turns({ people, chains, kind, departmentId, since, clock }: Overseen): RawBuilder<unknown> {
  return sql`from approval_tasks t join approval_chains c on c.id = t.chain_id
    join approval_stages s on s.id = t.stage_id join users u on u.id = t.assignee_id
    ${clock.joins}
    where ((t.status = 'pending' and c.status = 'running')
        or (t.status = 'done' and t.kept_from is null and t.finished_at >= ${since}))
      and ${isFirstSeat} and ${people} and ${chains}
      and ${kind === null ? sql`true` : sql`c.approvable_type = ${kind}`}
      and ${departmentId === null ? sql`true` : inDepartment(departmentId)}`;
}

const load = ({ now, clock }: Overseen) => sql`
  (count(*) filter (where t.status = 'pending'))::int as waiting,
  (count(*) filter (where t.status = 'pending' and t.due_at < ${now}))::int as overdue,
  (count(*) filter (where t.status = 'done'))::int as decided,
  (percentile_cont(0.5) within group (order by ${clock.minutes})
    filter (where t.status = 'done'))::int as median_minutes`;

type Load = ApprovalOversight['total'];

/** How much waits in all. */
export async function findTotal(db: Db, overseen: Overseen): Promise<Load> {
  const { rows } = await sql<Load>`select ${load(overseen)} ${turns(overseen)}`.execute(db);
  return rows[0] ?? { waiting: 0, overdue: 0, decided: 0, median_minutes: null };
}

/** How much waits for each person, most first; those with nothing to do are left out when there are many. */
export async function findPeopleLoad(db: Db, overseen: Overseen): Promise<ApprovalOversight['people']> {
  const { rows } = await sql<Load & { user: UserReference }>`
    select ${userJson(sql`t.assignee_id`)} as "user", ${load(overseen)} ${turns(overseen)}
    group by t.assignee_id order by waiting desc, overdue desc, decided desc, t.assignee_id limit ${MOST}`.execute(
    db,
  );
  return rows;
}

/** How much waits at each stage by its name, most first. */
export async function findStagesLoad(db: Db, overseen: Overseen): Promise<ApprovalOversight['stages']> {
  const { rows } = await sql<Load & { name: string }>`
    select s.name, ${load(overseen)} ${turns(overseen)}
    group by s.name order by waiting desc, overdue desc, decided desc, s.name limit ${MOST}`.execute(db);
  return rows;
}

export interface OldTurn {
  task_id: number;
  kind: string;
  document_id: number;
  facts: ChainFacts;
  stage_name: string;
  assignee: UserReference;
  since: string;
  due_at: string | null;
  is_overdue: boolean;
}

/** The turns that have waited longest. */
export async function findOldest(db: Db, overseen: Overseen): Promise<OldTurn[]> {
  const { rows } = await sql<OldTurn>`
    select t.id as task_id, c.approvable_type as kind, c.approvable_id as document_id, c.facts,
      s.name as stage_name, ${userJson(sql`t.assignee_id`)} as assignee,
      coalesce(t.started_at, t.created_at) as since, t.due_at,
      coalesce(t.due_at < ${overseen.now}, false) as is_overdue
    ${turns(overseen)} and t.status = 'pending'
    order by coalesce(t.started_at, t.created_at), t.id limit ${MOST}`.execute(db);
  return rows;
}

/** Departments of the people overseen. */
export async function findDepartments(
  db: Db,
  people: RawBuilder<boolean>,
): Promise<ApprovalOversight['departments']> {
  const { rows } = await sql<{ id: number; name: string }>`
    select distinct d.id, d.name from users u join departments d on d.id = u.department_id
    where u.deleted_at is null and ${people} order by d.name limit 200`.execute(db);
  return rows;
}
