import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { CHAIN_STATUSES } from 'shared/contract/approval/approval-status';
import type { UserReference } from 'shared/contract/list/reference';
import { boolFilter, enumFilter, idFilter, momentFilter } from '../../lists/list-filters';
import type { Condition, ListContext, ListFilter, ListResource } from '../../lists/list-resource';
import { containsWords } from '../../lists/list-search';
import type { Actor } from '../../platform/http/actor';
import { approvalSubjects } from '../approval-subjects.service';
import type { ChainRow } from './chains.repository';
import { userJson } from './people-json';

export interface ListedChain extends Pick<
  ChainRow,
  | 'id'
  | 'approvable_type'
  | 'approvable_id'
  | 'facts'
  | 'round'
  | 'status'
  | 'started_at'
  | 'due_at'
  | 'finished_at'
  | 'updated_at'
  | 'lock_version'
> {
  template: { id: number; name: string; version: number } | null;
  initiator: UserReference;
  stage: { position: number; of: number; name: string } | null;
  waiting_for: UserReference[];
  is_overdue: boolean;
}

/** The rounds of `approval_chains c` the reader may see: those of documents they read, and those that asked them. */
export function readableChain(app: FastifyInstance, actor: Actor): Condition {
  const kinds = approvalSubjects(app).map(
    (subject) =>
      sql<boolean>`(c.approvable_type = ${subject.kind.name} and (${subject.readBy(actor, sql<number>`c.approvable_id`)}))`,
  );
  const asked = sql<boolean>`exists (
    select from approval_tasks mine where mine.chain_id = c.id and mine.assignee_id = ${actor.id})`;
  return sql<boolean>`(${sql.join([asked, ...kinds], sql` or `)})`;
}

/** Kinds of documents as the list is narrowed to them; what is not approved here finds nothing. */
export const kindFilter = (column: string): ListFilter => ({
  shape: 'many',
  value: 'text',
  note: 'вид документа',
  condition: ({ equal }) => (equal.length === 0 ? null : sql`${sql.ref(column)} = any(${equal}::text[])`),
});

const overdue = ({ now }: ListContext) => sql`(c.status = 'running' and exists (select from approval_tasks o
  where o.chain_id = c.id and o.status = 'pending' and o.due_at < ${now}))`;

/** Rounds of approval, whatever their documents are. */
export function chainList(app: FastifyInstance): ListResource<ListedChain> {
  return {
    name: 'approval-chains',
    from: sql`approval_chains c`,
    id: sql<number>`c.id`,
    columns: sql<ListedChain>`
      c.id, c.approvable_type, c.approvable_id, c.facts, c.round, c.status, c.started_at, c.due_at, c.finished_at,
      c.updated_at, c.lock_version, ${userJson(sql`c.initiator_id`)} as initiator,
      case when t.id is not null then
        json_build_object('id', t.id, 'name', t.name, 'version', c.template_version) end as template,
      (select json_build_object('position', s.position, 'name', s.name,
          'of', (select count(*) from approval_stages o where o.chain_id = c.id))
        from approval_stages s where s.chain_id = c.id and s.status = 'active') as stage,
      (select coalesce(json_agg(${userJson(sql`w.assignee_id`)} order by w.position, w.id), '[]')
        from approval_tasks w where w.chain_id = c.id and w.status = 'pending') as waiting_for`,
    readerColumns: (context) => sql`${overdue(context)} as is_overdue`,
    joins: sql`left join chain_templates t on t.id = c.template_id`,
    sorts: {
      started_at: { expression: sql`c.started_at` },
      created_at: { expression: sql`c.started_at` },
      updated_at: { expression: sql`c.updated_at` },
      finished_at: { expression: sql`c.finished_at`, nullable: true },
      due_at: { expression: sql`c.due_at`, nullable: true },
      round: { expression: sql`c.round` },
    },
    defaultSort: '-started_at',
    filters: {
      id: idFilter(sql`c.id`),
      kind: kindFilter('c.approvable_type'),
      document_id: idFilter(sql`c.approvable_id`),
      approvable_type: kindFilter('c.approvable_type'),
      approvable_id: idFilter(sql`c.approvable_id`),
      status: enumFilter(sql`c.status`, CHAIN_STATUSES),
      initiator_id: idFilter(sql`c.initiator_id`),
      template_id: idFilter(sql`c.template_id`),
      overdue: boolFilter(overdue),
      started_at: momentFilter(sql`c.started_at`),
      created_at: momentFilter(sql`c.started_at`),
      updated_at: momentFilter(sql`c.updated_at`),
    },
    search: (text) => containsWords(sql`search_text(c.facts ->> 'label')`, text),
    visible: ({ actor }) => readableChain(app, actor),
  };
}
