import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { APPROVAL_TABS, TASK_STATUSES } from 'shared/contract/approval/approval-status';
import type { ApprovalFile, ApprovalVote } from 'shared/contract/approval/approval-chain';
import type { UserReference } from 'shared/contract/list/reference';
import { addDays } from '../../calendar/business-day';
import type { DayKind } from '../../calendar/working-time';
import { boolFilter, enumFilter, idFilter } from '../../lists/list-filters';
import {
  type ListFilter,
  type ListRequest,
  type ListResource,
  UnreadableValue,
} from '../../lists/list-resource';
import { containsWords } from '../../lists/list-search';
import { kindFilter, readableChain } from '../chains/chain-list';
import type { ChainRow, TaskRow } from '../chains/chains.repository';
import { isFirstSeat } from '../chains/first-seat';
import { representedBy, userJson, voteJson } from '../chains/people-json';
import type { StageSettings } from '../stage-settings';

export interface ListedTask extends Pick<
  TaskRow,
  | 'id'
  | 'assignee_id'
  | 'status'
  | 'source'
  | 'why'
  | 'forward_comment'
  | 'is_required'
  | 'viewed_at'
  | 'due_at'
  | 'started_at'
  | 'created_at'
  | 'finished_at'
> {
  chain_id: number;
  chain: Pick<ChainRow, 'lock_version' | 'round' | 'status' | 'facts' | 'content_hash'> & {
    kind: string;
    document_id: number;
  };
  stage: {
    id: number;
    position: number;
    of: number;
    name: string;
    settings: Pick<StageSettings, 'action' | 'allowAdd' | 'allowForward' | 'remarkRequiredOn'>;
  };
  file: ApprovalFile | null;
  initiator: UserReference;
  assignee: UserReference;
  on_behalf_of: UserReference | null;
  seats: { task_id: number; on_behalf_of: UserReference | null }[];
  vote: ApprovalVote | null;
  /** Of a decision that was made: whether somebody has decided because of it. */
  is_followed: boolean;
  /** The company's calendar by its days, with the first of the rows that were read together. */
  calendar: Record<string, DayKind> | null;
}

/** Days. How far back deadlines of what still waits may lie. */
const LONGEST_OVERDUE = 366;

/** What of the settings of a stage a task tells. */
const settingsJson = sql`json_build_object('action', s.settings -> 'action', 'allowAdd', s.settings -> 'allowAdd',
  'allowForward', s.settings -> 'allowForward', 'remarkRequiredOn', s.settings -> 'remarkRequiredOn')`;

/** In whose place a seat is decided; whoever it was forwarded to decides for nobody but themselves. */
const standsInFor = (seat: string) =>
  sql`case when ${sql.ref(`${seat}.source`)} <> 'forwarded' then ${representedBy(seat)} end`;

/** Somebody has decided because of the decision: at a later stage, or the stage was begun again since. */
const isFollowed = sql<boolean>`(t.pass < s.pass or exists (
  select from approval_stages l join approval_tasks d on d.stage_id = l.id and d.pass = l.pass
  where l.chain_id = t.chain_id and l.position > s.position and d.status = 'done' and d.kept_from is null))`;

const tab: ListFilter = {
  shape: 'one',
  value: APPROVAL_TABS,
  note: APPROVAL_TABS.join(', '),
  byDefault: 'waiting',
  condition: ({ equal: [name] }, { actor }) => {
    switch (name) {
      case 'waiting':
        return sql`t.assignee_id = ${actor.id} and t.status = 'pending'`;
      case 'done':
        return sql`t.assignee_id = ${actor.id} and t.status = 'done' and t.kept_from is null`;
      case 'all':
        return sql`t.status in ('pending', 'done') and t.kept_from is null`;
      default:
        throw new UnreadableValue('Выберите одно из допустимых значений');
    }
  },
};

/** True when the tab holds nothing but the reader's own tasks. */
function isOwnTab({ filters }: ListRequest): boolean {
  const { equal: [name] = ['waiting'] } = filters.get('tab') ?? {};
  return name !== 'all';
}

/** The reader's own tasks, not narrowed any further: the index of a person's tasks serves whoever asks. */
function isOwnInbox(request: ListRequest): boolean {
  const { filters, search } = request;
  return isOwnTab(request) && search === null && [...filters.keys()].every((name) => name === 'tab');
}

/** What waits for decisions and what was decided: the reader's own, and on the tab of all what they may see. */
export function taskList(app: FastifyInstance): ListResource<ListedTask> {
  return {
    name: 'approval-tasks',
    from: sql`approval_tasks t join approval_chains c on c.id = t.chain_id`,
    id: sql<number>`t.id`,
    columns: sql<ListedTask>`
      t.id, t.chain_id, t.assignee_id, t.status, t.source, t.why, t.forward_comment, t.is_required, t.viewed_at, t.due_at, t.started_at,
      t.created_at, t.finished_at,
      json_build_object('lock_version', c.lock_version, 'round', c.round, 'status', c.status, 'facts', c.facts,
        'content_hash', c.content_hash, 'kind', c.approvable_type, 'document_id', c.approvable_id) as chain,
      json_build_object('id', s.id, 'position', s.position, 'name', s.name, 'settings', ${settingsJson},
        'of', (select count(*) from approval_stages o where o.chain_id = c.id)) as stage,
      (select json_build_object('version_id', v.id, 'name', f.original_name, 'version', v.version,
          'sha256', f.sha256, 'url', '/files/' || v.id)
        from document_versions v join files f on f.id = v.file_id where v.id = c.document_version_id) as file,
      ${userJson(sql`c.initiator_id`)} as initiator, ${userJson(sql`t.assignee_id`)} as assignee,
      ${userJson(standsInFor('t'))} as on_behalf_of,
      (select json_agg(json_build_object('task_id', e.id, 'on_behalf_of', ${userJson(standsInFor('e'))})
          order by e.position, e.id)
        from approval_tasks e where e.stage_id = t.stage_id and e.assignee_id = t.assignee_id and e.pass = t.pass
          and e.status = t.status and e.finished_at is not distinct from t.finished_at) as seats,
      case when t.status = 'done' then (
        select ${voteJson} from approval_votes v where v.task_id = t.id and v.revoked_at is null) end as vote,
      case when t.status = 'done' then ${isFollowed} else false end as is_followed`,
    joins: sql`join approval_stages s on s.id = t.stage_id`,
    readerColumns: ({ today }) => sql`case when page.place = 1 then (
        select json_object_agg(d.day, d.kind) from calendar_days d
        where d.day >= ${addDays(today, -LONGEST_OVERDUE)}::date) end as calendar`,
    sorts: {
      due_at: { expression: sql`t.due_at`, nullable: true },
      created_at: { expression: sql`t.created_at` },
      finished_at: { expression: sql`t.finished_at`, nullable: true },
    },
    defaultSort: 'due_at',
    filters: {
      id: idFilter(sql`t.id`),
      tab,
      kind: kindFilter('c.approvable_type'),
      document_id: idFilter(sql`c.approvable_id`),
      chain_id: idFilter(sql`t.chain_id`),
      assignee_id: idFilter(sql`t.assignee_id`),
      status: enumFilter(sql`t.status`, TASK_STATUSES),
      overdue: boolFilter(({ now }) => sql`(t.status = 'pending' and coalesce(t.due_at < ${now}, false))`),
    },
    search: (text) => containsWords(sql`search_text(c.facts ->> 'label')`, text),
    isSteady: isOwnInbox,
    steadyFrom: sql`approval_tasks t`,
    visible({ actor }, request) {
      const isOwn = sql<boolean>`t.assignee_id = ${actor.id}`;
      const isRead = sql<boolean>`(${isOwn} or ${readableChain(app, actor)})`;
      // One that is asked for by its number is answered, whichever of a person's seats it is.
      if (request === undefined) return isRead;
      // Among one's own tasks nothing has to be asked of their documents.
      if (isOwnTab(request)) {
        return sql`${isFirstSeat} and ${isOwn} and t.chain_id is not null`;
      }
      return sql`${isFirstSeat} and ${isRead}`;
    },
  };
}
