import { sql } from 'kysely';
import type {
  ChainParticipant,
  ChainStageValues,
  ChainStageView,
  RouteConditions,
} from 'shared/contract/approval/chain-template';
import { routeConditions } from 'shared/contract/approval/chain-template';
import type { Db, Trx } from '../../platform/database/database';

/** A template without its stages. */
export interface TemplateRow {
  id: number;
  name: string;
  description: string | null;
  document_kinds: string[];
  conditions: RouteConditions;
  priority: number;
  version: number;
  is_active: boolean;
  total_deadline_days: number | null;
  archived_at: string | null;
  created_at: string;
  updated_at: string;
  created_by_id: number | null;
  updated_by_id: number | null;
  archived_by_id: number | null;
  lock_version: number;
}

/** A template as it is read: its present stages among it. */
export interface TemplateRecord extends TemplateRow {
  stages: ChainStageView[];
}

const columns = sql`t.id, t.name, t.description, t.document_kinds, t.conditions, t.priority, t.version, t.is_active,
  t.total_deadline_days, t.archived_at, t.created_at, t.updated_at,
  t.created_by_id, t.updated_by_id, t.archived_by_id, t.lock_version`;

type Raw = Omit<TemplateRow, 'conditions'> & { conditions: unknown };

/** Conditions of templates from before they were checked: what is not understood says nothing. */
function conditionsOf(raw: unknown): RouteConditions {
  const known = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const { direction, ...rest } = known;
  const given = typeof direction === 'string' ? { ...rest, directions: [direction] } : rest;
  const parsed = routeConditions.safeParse(given);
  return parsed.success ? parsed.data : routeConditions.parse({});
}

const read = (row: Raw): TemplateRow => ({ ...row, conditions: conditionsOf(row.conditions) });

/** The template without its stages; null when there is none. */
export async function findTemplateRow(db: Db, id: number): Promise<TemplateRow | null> {
  const { rows } = await sql<Raw>`select ${columns} from chain_templates t where t.id = ${id}`.execute(db);
  return rows[0] === undefined ? null : read(rows[0]);
}

/** The template with its present stages; null when there is none. */
export async function findTemplate(db: Db, id: number): Promise<TemplateRecord | null> {
  const row = await findTemplateRow(db, id);
  return row === null ? null : { ...row, stages: await findStages(db, row) };
}

async function findInUse(db: Db, kinds: readonly string[]): Promise<TemplateRow[]> {
  const { rows } = await sql<Raw>`select ${columns} from chain_templates t
    where t.is_active and t.archived_at is null and t.document_kinds && ${[...kinds]}::text[]
      and exists (select from chain_template_stages s where s.template_id = t.id and s.template_version = t.version)
    order by t.id`.execute(db);
  return rows.map(read);
}

/** Templates in use for documents of the kind. */
export function findTemplatesFor(db: Db, kind: string): Promise<TemplateRow[]> {
  return findInUse(db, [kind]);
}

/** Templates in use for documents of any of the kinds, with their stages. */
export async function findWholeTemplatesFor(db: Db, kinds: readonly string[]): Promise<TemplateRecord[]> {
  const found = await findInUse(db, kinds);
  const stages = await findStagesOf(db, found);
  return found.map((template) => ({ ...template, stages: stages.get(template.id) ?? [] }));
}

interface Versioned {
  id: number;
  version: number;
}

/** The stages of these versions of templates by the number of the template, with what their people are called today. */
async function findStagesOf(db: Db, templates: readonly Versioned[]): Promise<Map<number, ChainStageView[]>> {
  const { rows } = await sql<ChainStageView & { template_id: number }>`
    select s.template_id, s.id, s.position, s.name, s.action, s.execution, s.quorum_type, s.quorum_value, s.deadline_value,
      s.deadline_unit, s.on_reject, s.return_stage_position, s.condition, s.reset_on, s.reset_fields,
      s.skip_if_already_approved, s.allow_add, s.allow_forward, s.remark_required_on, s.escalation_after_hours,
      s.escalation_to, s.escalation_action,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.full_name) end as escalation_user,
      coalesce((select json_agg(json_build_object('id', p.id, 'position', p.position, 'kind', p.kind,
          'ref_id', p.ref_id, 'is_required', p.is_required, 'ref_name', case p.kind
            when 'user' then (select full_name from users where id = p.ref_id)
            when 'job_title' then (select name from job_titles where id = p.ref_id)
            when 'role' then (select name from roles where id = p.ref_id)
            when 'department_head' then (select name from departments where id = p.ref_id) end)
          order by p.position)
        from chain_template_participants p where p.stage_id = s.id), '[]') as participants
    from chain_template_stages s left join users e on e.id = s.escalation_user_id
    where (s.template_id, s.template_version) in (select * from unnest(
      ${templates.map(({ id }) => id)}::bigint[], ${templates.map(({ version }) => version)}::int[]))
    order by s.template_id, s.position`.execute(db);
  const stages = new Map<number, ChainStageView[]>();
  for (const { template_id: id, ...stage } of rows) stages.set(id, [...(stages.get(id) ?? []), stage]);
  return stages;
}

/** The stages of one version of a template. */
export async function findStages(db: Db, template: Versioned): Promise<ChainStageView[]> {
  return (await findStagesOf(db, [template])).get(template.id) ?? [];
}

async function addParticipants(
  trx: Trx,
  stageId: number,
  participants: readonly ChainParticipant[],
): Promise<void> {
  await trx
    .insertInto('chain_template_participants')
    .values(participants.map((each, at) => ({ ...each, stage_id: stageId, position: at + 1 })))
    .execute();
}

/** Adds the stages of a version; a version that is there stays as it is. */
export async function addStages(
  trx: Trx,
  template: { id: number; version: number },
  stages: readonly ChainStageValues[],
): Promise<void> {
  for (const [
    at,
    { participants, condition, reset_fields, remark_required_on, ...stage },
  ] of stages.entries()) {
    const { id } = await trx
      .insertInto('chain_template_stages')
      .values({
        ...stage,
        template_id: template.id,
        template_version: template.version,
        position: at + 1,
        condition: condition === null ? null : JSON.stringify(condition),
        reset_fields: [...reset_fields],
        remark_required_on: [...remark_required_on],
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await addParticipants(trx, id, participants);
  }
}

/** Rounds of approval that any version of the template was taken for, and types of agreements that name it. */
export async function countUses(db: Db, id: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select (select count(*) from approval_chains where template_id = ${id})::int
      + (select count(*) from agreement_types where default_chain_template_id = ${id})::int as total`.execute(
    db,
  );
  return rows[0]?.total ?? 0;
}

/** What the records of these conditions are called, by `field:id`. */
export async function findConditionNames(
  db: Db,
  conditions: readonly (RouteConditions | null)[],
): Promise<Record<string, string>> {
  const of = (pick: (each: RouteConditions) => number[]) =>
    conditions.flatMap((each) => (each === null ? [] : pick(each)));
  const { rows } = await sql<{ key: string; name: string }>`
    select 'agreement_type_ids:' || id as key, name from agreement_types
      where id = any(${of((each) => each.agreement_type_ids)}::bigint[])
    union all select 'organization_ids:' || id, name_short from counterparties
      where id = any(${of((each) => each.organization_ids)}::bigint[])
    union all select 'department_ids:' || id, name from departments
      where id = any(${of((each) => each.department_ids)}::bigint[])`.execute(db);
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}
