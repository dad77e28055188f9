import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/database/database';
import type { Condition } from '../../lists/list-resource';
import type { WorkingClock } from '../../calendar/working-minutes.repository';
import type { ChainFacts } from '../chain-content';
import type { KeptRoute } from '../route/planned-stages';

/** The last round of a document that was sent in the period, with what its route was made of. */
export interface SentDocument {
  kind: string;
  approvable_id: number;
  facts: ChainFacts;
  route: KeptRoute;
  initiator_id: number;
  /** Whose decision was asked for in the round. */
  asked_ids: number[];
}

export interface Sent {
  /** Over `approval_chains c`. */
  readable: Condition;
  kinds: readonly string[];
  since: Date;
}

const sent = ({ readable, kinds, since }: Sent): RawBuilder<boolean> => sql<boolean>`
  c.approvable_type = any(${[...kinds]}::text[]) and c.started_at >= ${since} and ${readable}`;

/** Documents sent in the period, the newest first, each by its last round. */
export async function findSentDocuments(db: Db, wanted: Sent & { most: number }): Promise<SentDocument[]> {
  const { rows } = await sql<SentDocument>`
    select c.approvable_type as kind, c.approvable_id, c.facts, c.route, c.initiator_id,
      array(select distinct coalesce(t.original_assignee_id, t.assignee_id) from approval_tasks t
        where t.chain_id = c.id) as asked_ids
    from approval_chains c
    where ${sent(wanted)} and c.route is not null and not exists (select from approval_chains n
      where n.approvable_type = c.approvable_type and n.approvable_id = c.approvable_id and n.round > c.round)
    order by c.started_at desc, c.id desc limit ${wanted.most}`.execute(db);
  return rows;
}

export interface Medians {
  people: ReadonlyMap<number, number>;
  stages: ReadonlyMap<string, number>;
}

/** Half of the decisions of the period took less working time than so many minutes: of each person, at each stage. */
export async function findMedians(db: Db, wanted: Sent, { joins, minutes }: WorkingClock): Promise<Medians> {
  const { rows } = await sql<{ user_id: number | null; stage: string | null; median: number }>`
    select t.assignee_id as user_id, s.name as stage,
      percentile_cont(0.5) within group (order by ${minutes}) as median
    from approval_tasks t join approval_chains c on c.id = t.chain_id join approval_stages s on s.id = t.stage_id
      ${joins}
    where t.status = 'done' and t.kept_from is null and t.finished_at >= ${wanted.since} and ${sent(wanted)}
    group by grouping sets ((t.assignee_id), (s.name))`.execute(db);
  const people = new Map<number, number>();
  const stages = new Map<string, number>();
  for (const { user_id: user, stage, median } of rows) {
    if (user !== null) people.set(user, Math.round(median));
    else if (stage !== null) stages.set(stage, Math.round(median));
  }
  return { people, stages };
}
