import { sql, type Updateable } from 'kysely';
import type { ChainStageValues, ChainStageView } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import { canonicalJson } from '../../platform/activity/hash-chain';
import type { Db, Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { readersOfBook } from '../../handbooks/books.service';
import type { HandbooksTables } from '../../handbooks/schema';
import { approvalSubjects } from '../approval-subjects.service';
import { essentialFields, TEXT_FIELD, TEXT_LABEL } from '../chain-content';
import { announceRecord } from '../../records/record-settling.service';
import {
  addStages,
  findConditionNames,
  findTemplate,
  type TemplateRecord,
} from './chain-templates.repository';
import { templateChanges } from './template-changes.labels';

const { kind } = chainTemplates;
const audience = (db: Db) => readersOfBook(db, chainTemplates);

/** Who changes a template. */
export interface Step {
  actor: Actor;
  origin: RequestOrigin;
}

/** Nobody else changes the template until the transaction ends; refuses with 404. */
export async function holdTemplate(trx: Trx, id: number): Promise<TemplateRecord> {
  await sql`select from chain_templates where id = ${id} for update`.execute(trx);
  const record = await findTemplate(trx, id);
  if (record === null) throw new NotFound('Шаблон не найден');
  return record;
}

/** Puts down what was done to the template, and tells those who have it open that it is another version. */
export async function tellOf(
  deps: Deps,
  trx: Trx,
  line: Step & {
    action: string;
    id: number;
    name: string;
    lockVersion: number;
    /** What became another; nothing where the action says it all. */
    changes?: readonly ActivityChange[];
  },
): Promise<void> {
  const { actor, origin, id, lockVersion } = line;
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `chain_template.${line.action}`,
    entityType: kind.name,
    entityId: id,
    entityLabel: line.name,
    changes: line.changes ?? [],
  });
  await announceRecord(deps, { kind, audience }, { trx, id, lockVersion, actorId: actor.id });
}

/** What the fields that reset a stage are called, whatever kind of documents has them. */
export function resetFieldNames({ app }: Pick<Deps, 'app'>): Record<string, string> {
  const named = approvalSubjects(app).flatMap(({ fields }) => Object.entries(essentialFields(fields)));
  return Object.fromEntries([
    ...named.map(([name, { label }]) => [`reset_fields:${name}`, label]),
    [`reset_fields:${TEXT_FIELD}`, TEXT_LABEL],
  ]) as Record<string, string>;
}

/** Puts down a changed template with all that differs from what it was. */
export async function tellOfChange(
  deps: Deps,
  trx: Trx,
  { before, ...step }: Step & { before: TemplateRecord },
): Promise<void> {
  const { id } = before;
  const after = await findTemplate(trx, id);
  if (after === null) throw new NotFound('Шаблон не найден');
  const conditions = [before, after].flatMap((each) => [
    each.conditions,
    ...each.stages.map(({ condition }) => condition),
  ]);
  const names = { ...resetFieldNames(deps), ...(await findConditionNames(trx, conditions)) };
  const changes = templateChanges(before, after, names);
  const { name, lock_version: lockVersion } = after;
  await tellOf(deps, trx, { ...step, action: 'updated', id, name, lockVersion, changes });
}

/** A stage as it was read, as it would be sent. */
export function sent({
  id: _,
  position: __,
  escalation_user: user,
  participants,
  ...stage
}: ChainStageView): ChainStageValues {
  return {
    ...stage,
    escalation_user_id: user?.id ?? null,
    participants: participants.map(({ kind, ref_id, is_required }) => ({ kind, ref_id, is_required })),
  };
}

/** The template in that version; its stages are added where they are another version's. */
export async function writeVersion(
  deps: Deps,
  trx: Trx,
  to: {
    id: number;
    version: number;
    stages: readonly ChainStageValues[] | null;
    actor: Actor;
    columns: Updateable<HandbooksTables['chain_templates']>;
  },
): Promise<void> {
  const { id, version, stages, actor, columns } = to;
  await trx
    .updateTable('chain_templates')
    .set({
      ...columns,
      version,
      updated_at: deps.now(),
      updated_by_id: actor.id,
      lock_version: sql<number>`lock_version + 1`,
    })
    .where('id', '=', id)
    .execute();
  if (stages !== null) await addStages(trx, { id, version }, stages);
}

/** The stages with the one employee in the place of the other. */
function reseated(stages: readonly ChainStageValues[], from: number, to: number): ChainStageValues[] {
  return stages.map((stage) => ({
    ...stage,
    escalation_user_id: stage.escalation_user_id === from ? to : stage.escalation_user_id,
    participants: stage.participants.map((seat) =>
      seat.kind === 'user' && seat.ref_id === from ? { ...seat, ref_id: to } : seat,
    ),
  }));
}

/**
 * Whom the template asks by name is another employee from its next version on; approvals under way keep theirs. Nothing
 * happens where it does not name the first. Refuses with 404.
 */
export async function replaceInTemplate(
  deps: Deps,
  trx: Trx,
  { id, from, to, ...step }: Step & { id: number; from: number; to: number },
): Promise<void> {
  const record = await holdTemplate(trx, id);
  const before = record.stages.map(sent);
  const stages = reseated(before, from, to);
  if (canonicalJson(stages) === canonicalJson(before)) return;
  const version = record.version + 1;
  await writeVersion(deps, trx, { id, version, stages, actor: step.actor, columns: {} });
  await tellOfChange(deps, trx, { ...step, before: record });
}
