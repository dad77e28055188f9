import { sql } from 'kysely';
import type { z } from 'zod';
import type {
  ChainTemplate,
  chainTemplateCreate,
  chainTemplateUpdate,
} from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { alreadyMadeText } from 'shared/contract/record/record-kind';
import { type Attempt, findRepeated, keepRepeated } from '../../idempotency/idempotency.service';
import type { Trx } from '../../platform/database/database';
import { canonicalJson } from '../../platform/activity/hash-chain';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { Conflict, Locked, NotFound } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import {
  addStages,
  countUses,
  findConditionNames,
  findTemplate,
  type TemplateRecord,
} from './chain-templates.repository';
import { checkReferences, checkTemplate } from './template-check.service';
import {
  holdTemplate,
  sent,
  type Step,
  tellOf,
  tellOfChange,
  writeVersion,
} from './template-versions.service';

type Values = z.output<typeof chainTemplateCreate>;
type Part = Omit<z.output<typeof chainTemplateUpdate>, 'lock_version'>;

/** The template as the wire shows it to the reader; refuses with 404. */
export async function getTemplate(deps: Pick<Deps, 'db'>, actor: Actor, id: number): Promise<ChainTemplate> {
  const { db } = deps;
  const record = await findTemplate(db, id);
  if (record === null) throw new NotFound('Шаблон не найден');
  const isLive = record.archived_at === null;
  const used = await countUses(db, id);
  const mayArchive = holds(actor, 'chain_templates.update');
  return {
    ...record,
    names: await findConditionNames(db, [
      record.conditions,
      ...record.stages.map(({ condition }) => condition),
    ]),
    used_count: used,
    can: {
      update: isLive && holds(actor, 'chain_templates.update'),
      delete: used === 0 && holds(actor, 'chain_templates.delete'),
      archive: mayArchive,
    },
    available_actions: mayArchive ? [isLive ? ('archive' as const) : ('restore' as const)] : [],
  };
}

/** The template as it was read, and nobody else changes it meanwhile; refuses with 404 and 409. */
async function held(
  trx: Trx,
  { id, lockVersion, actor }: { id: number; lockVersion: number | null; actor: Actor },
): Promise<TemplateRecord> {
  const record = await holdTemplate(trx, id);
  if (lockVersion !== null && record.lock_version !== lockVersion)
    throw new Conflict(await getTemplate({ db: trx }, actor, id));
  return record;
}

/** What an earlier request under the key has made, null of a first one; other values under a used key: 409 and what it made. */
async function madeBefore(trx: Trx, attempt: Attempt | null): Promise<number | null> {
  if (attempt === null) return null;
  const made = await findRepeated(trx, attempt);
  if (made === null) return null;
  if (made.isSame) return made.recordId;
  throw new Conflict(
    await getTemplate({ db: trx }, attempt.actor, made.recordId),
    alreadyMadeText(chainTemplates.kind),
    {},
  );
}

/**
 * A new template in its first version, made once however often it is sent under one key; refuses with 422 what could not
 * be followed.
 */
export async function create(
  deps: Deps,
  step: Step & { input: Values; key: string | null },
): Promise<ChainTemplate> {
  const { actor, input, key } = step;
  const attempt = key === null ? null : { resource: 'chain-templates', key, body: input, actor };
  checkTemplate(input);
  const { stages, conditions, ...columns } = input;
  const id = await deps.transact(async (trx) => {
    const before = await madeBefore(trx, attempt);
    if (before !== null) return before;
    await checkReferences({ app: deps.app, db: trx }, input);
    const { id: made } = await trx
      .insertInto('chain_templates')
      .values({
        ...columns,
        conditions: JSON.stringify(conditions),
        created_by_id: actor.id,
        updated_by_id: actor.id,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (attempt !== null) await keepRepeated(trx, attempt, made);
    await addStages(trx, { id: made, version: 1 }, stages);
    await tellOf(deps, trx, {
      ...step,
      action: 'created',
      id: made,
      name: input.name,
      lockVersion: 1,
      changes: [{ field: 'version', label: 'Версия', old: null, new: '1' }],
    });
    return made;
  });
  return getTemplate(deps, actor, id);
}

/**
 * The template holds the given values; what is not given stays. Who is asked, in what order and under what conditions
 * is a new version: approvals under way keep theirs. Refuses with 404, 409, with 423 an archived one, and with 422.
 */
export async function update(
  deps: Deps,
  step: Step & { id: number; lockVersion: number; input: Part },
): Promise<ChainTemplate> {
  const { actor, id, lockVersion, input } = step;
  await deps.transact(async (trx) => {
    const record = await held(trx, { id, lockVersion, actor });
    if (record.archived_at !== null) throw new Locked('Шаблон в архиве: верните из архива, чтобы изменить');
    const given = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined),
    ) as Part;
    const before = record.stages.map(sent);
    const stages = given.stages ?? before;
    const kinds = given.document_kinds ?? record.document_kinds;
    const conditions = given.conditions ?? record.conditions;
    const decides = (values: unknown) => canonicalJson(values);
    const isOther =
      decides({ stages, conditions }) !== decides({ stages: before, conditions: record.conditions });
    // Who has left since keeps nobody from renaming a template or switching it off.
    if (isOther || decides(kinds) !== decides(record.document_kinds)) {
      const checked = { document_kinds: kinds, stages, conditions };
      checkTemplate(checked);
      await checkReferences({ app: deps.app, db: trx }, checked);
    }
    const version = isOther ? record.version + 1 : record.version;
    const { stages: _, conditions: __, ...columns } = given;
    const set = { ...columns, conditions: JSON.stringify(conditions) };
    await writeVersion(deps, trx, { id, version, stages: isOther ? stages : null, actor, columns: set });
    await tellOfChange(deps, trx, { ...step, before: record });
  });
  return getTemplate(deps, actor, id);
}

/** The template is offered to no document any more, or is again; refuses with 404 and 409. */
export async function setArchived(
  deps: Deps,
  step: Step & { id: number; lockVersion: number; archived: boolean },
): Promise<ChainTemplate> {
  const { actor, id, lockVersion, archived } = step;
  await deps.transact(async (trx) => {
    const record = await held(trx, { id, lockVersion, actor });
    if ((record.archived_at !== null) === archived) return;
    await trx
      .updateTable('chain_templates')
      .set({
        archived_at: archived ? deps.now() : null,
        archived_by_id: archived ? actor.id : null,
        lock_version: sql<number>`lock_version + 1`,
      })
      .where('id', '=', id)
      .execute();
    const action = archived ? 'archived' : 'restored';
    await tellOf(deps, trx, {
      ...step,
      action,
      id,
      name: record.name,
      lockVersion: lockVersion + 1,
    });
  });
  return getTemplate(deps, actor, id);
}

/** The template is gone; refuses with 404, 409, and with 423 one that approvals were made by. */
export async function remove(
  deps: Deps,
  step: Step & { id: number; lockVersion: number | null },
): Promise<void> {
  const { actor, id, lockVersion } = step;
  await deps.transact(async (trx) => {
    const record = await held(trx, { id, lockVersion, actor });
    if ((await countUses(trx, id)) > 0) {
      throw new Locked('По шаблону уже согласовывали документы, удалить его нельзя. Уберите его в архив');
    }
    await trx.deleteFrom('chain_templates').where('id', '=', id).execute();
    await tellOf(deps, trx, {
      ...step,
      action: 'deleted',
      id,
      name: record.name,
      lockVersion: record.lock_version + 1,
    });
  });
}
