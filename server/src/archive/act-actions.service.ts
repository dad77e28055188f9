import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { DestructionAct, destructionActAction } from 'shared/contract/archive/destruction-act';
import { type ActAction, DESTRUCTION_ACT_WORKFLOW } from 'shared/contract/archive/destruction-act.workflow';
import { DESTRUCTION_ACT_KIND } from 'shared/contract/archive/destruction-act-kind';
import { uncapitalised } from 'shared/contract/first-letter';
import { forgetTexts } from '../file-texts/text-reading.service';
import { destroyContents, eraseDestroyed } from '../files/destruction.service';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Forbidden } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { takeAction } from '../records/document-action.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { mayApproveAct, preparersOf } from './act-readers.service';
import { type Act, actName, actSource } from './act-source';
import { actLife, hasPrepared } from './acts.policy';
import { dayFault, refusalOf } from './acts.service';
import { catalogueOf, requireArchivedKind } from './archived-kinds';
import { findDocuments } from './kept-records.repository';
import type { ArchiveTables } from './schema';

type ActionInput = z.output<typeof destructionActAction>;
type Columns = Updateable<ArchiveTables['destruction_acts']>;

/** Work that removes the bytes once the act is executed for good. */
export const ERASE_JOB = 'archive.erase';

interface Taking {
  actor: Actor;
  origin: RequestOrigin;
}

/** What was found out of the act's way is destroyed no matter who says so. */
function faultsOf(row: Act, action: ActAction): FieldErrors {
  if (action === 'cancel' || action === 'send-back') return {};
  const gone = row.named.length - row.records.length;
  if (gone > 0) return { records: ['Документа из акта больше нет в реестре. Верните акт'] };
  const early = dayFault(row.act_date, row.records);
  const told = [...refusalOf(row.records), ...(early === null ? [] : [`Дата акта ${uncapitalised(early)}`])];
  return told.length === 0 ? {} : { records: told };
}

/** The contents of everything the act names are gone; answers the number of the files. */
async function destroy({ deps, trx, row, now }: Deciding<Act>, { actor, origin }: Taking): Promise<number> {
  const step = { trx, change: { actor, origin }, act: { id: row.id, name: actName(row) } };
  const documents = await findDocuments(deps.app, trx, row.named);
  const parts = catalogueOf(deps.app).parts;
  for (const { type, id } of row.named)
    await requireArchivedKind(deps.app, type).destroy(deps, { ...step, id });
  for (const part of parts) {
    for (const { id } of documents.filter(({ type }) => type === part.type)) {
      await part.destroy?.(deps, { ...step, id });
    }
  }
  const contents = await destroyContents(trx, documents, now);
  await forgetTexts(trx, contents);
  await deps.jobs.enqueue(ERASE_JOB, { documents }, trx);
  return contents.length;
}

async function columnsOf(deciding: Deciding<Act>, action: ActAction, taking: Taking): Promise<Columns> {
  const { row, now } = deciding;
  const { actor } = taking;
  switch (action) {
    case 'submit':
      return { submitted_by_id: actor.id };
    case 'approve':
      if (hasPrepared(actor, row)) {
        throw new Forbidden('Акт утверждает не тот, кто его составил или отправил');
      }
      return { approved_by_id: actor.id, approved_at: now };
    case 'execute':
      return {
        executed_by_id: actor.id,
        executed_at: now,
        files_count: await destroy(deciding, taking),
      };
    case 'send-back':
    case 'cancel':
      return {};
  }
}

/** Those who may approve it are told that it waits for them; whoever has prepared it, what became of it. */
async function tell(deps: Deps, trx: Trx, { after, actor }: { after: Act; actor: Actor }): Promise<void> {
  const isSubmitted = after.status === 'submitted';
  const approvers = isSubmitted ? await mayApproveAct(deps.app, trx, after) : [];
  const waited = approvers.filter((person) => !hasPrepared(person, after)).map(({ id }) => id);
  const people = isSubmitted ? waited : preparersOf(after);
  const state = DESTRUCTION_ACT_WORKFLOW.statuses[after.status].toLowerCase();
  const name = `Акт об уничтожении ${actName(after)}`;
  await notify(deps, trx, {
    userIds: [...new Set(people)].filter((id) => id !== actor.id),
    type: 'document_changed',
    title: isSubmitted ? `${name} ждёт утверждения` : `${name}: ${state}`,
    body: after.status_reason ?? '',
    subject: { type: DESTRUCTION_ACT_KIND.name, id: after.id },
    url: `${DESTRUCTION_ACT_KIND.path}/${String(after.id)}`,
    actorId: actor.id,
    groupKey: `${DESTRUCTION_ACT_KIND.name}:${String(after.id)}`,
  });
}

/**
 * The act is where the action takes it, and its card is answered; executed, it leaves of its records their requisites
 * and their journal alone. Refuses as `takeAction` does, with 403 whoever would approve an act of their own.
 */
export function act(
  deps: Deps,
  request: Taking & { id: number; action: ActAction; input: ActionInput },
): Promise<DestructionAct> {
  const { actor, origin, input } = request;
  return takeAction(
    deps,
    { source: actSource(deps.app, deps.now), life: actLife },
    {
      ...request,
      rules: {
        faults: (row, { action }) => faultsOf(row, action),
        readiness: () => [],
        write: async (deciding, { action }) => {
          const { trx, row, now } = deciding;
          const own = await columnsOf(deciding, action, { actor, origin });
          const status = DESTRUCTION_ACT_WORKFLOW.actions[action].to ?? row.status;
          const set = { ...own, status, status_changed_at: now, status_reason: input.reason ?? null };
          await updateVersioned(trx, 'destruction_acts', { id: row.id, actorId: actor.id, now, set });
        },
        notify: (trx, { after }) => tell(deps, trx, { after, actor }),
      },
    },
  );
}

/** The bytes of what an act has destroyed are gone; safe to repeat. */
export async function erase(deps: Deps, { documents }: { documents: { type: string; id: number }[] }) {
  await eraseDestroyed(deps, documents);
}
