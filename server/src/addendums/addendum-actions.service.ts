import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { Addendum } from 'shared/contract/addendum';
import type { addendumActionInput } from 'shared/contract/addendum/addendum-input';
import { ADDENDUM_WORKFLOW, type AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum.labels';
import { closeTasks } from '../approval/approval.service';
import { noticeStatus } from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeByServer, changeRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { actionSaid, missingAnswers, signingFaults } from '../records/signing';
import { addendumLabel, addendumSource } from './addendum-source';
import { mayAct } from './addendums.policy';
import { type AddendumRecord, findDueAddendums, updateAddendum } from './addendums.repository';
import { cardView } from './addendums.view';
import { allowsAction, statusOfSigned } from './addendums.workflow';
import { readinessOf } from './addendum-readiness';
import type { AddendumsTables } from './schema';

type ActionInput = z.output<typeof addendumActionInput>;
type Columns = Updateable<AddendumsTables['addendums']>;

interface Taking {
  actor: Actor;
  action: AddendumAction;
  input: ActionInput;
}

function columnsOf({ row, now, today }: Deciding<AddendumRecord>, { action, input }: Taking): Columns {
  const { to } = ADDENDUM_WORKFLOW.actions[action];
  const unsigned: Columns = { signed_by_us_at: null, signed_by_them_at: null };
  const returned = to === 'rework' || to === 'draft' ? unsigned : {};
  const day = input.date ?? today;
  const signed =
    action === 'mark-signed'
      ? input.side === 'us'
        ? { signed_by_us_at: day }
        : { signed_by_them_at: day }
      : {};
  const status = action === 'mark-signed' ? statusOfSigned({ ...row, ...signed }, today) : (to ?? row.status);
  const entered =
    status === row.status ? {} : { status, status_changed_at: now, status_reason: input.reason ?? null };
  return { ...returned, ...signed, ...entered };
}

function requireTakeable(deciding: Deciding<AddendumRecord>, { actor, action, input }: Taking): void {
  const { row, today } = deciding;
  if (!mayAct(actor, action, row)) throw new Forbidden();
  if (!allowsAction(action, { status: row.status, approvalRequired: row.approval_required })) {
    const message = `В статусе «${ADDENDUM_STATUS_LABELS[row.status]}» это действие недоступно`;
    throw new Conflict(cardView(row, actor, today), message, { status: [message] });
  }
  const definition = ADDENDUM_WORKFLOW.actions[action];
  const faults = { ...missingAnswers(definition, input) };
  if (Object.keys(faults).length === 0 && action === 'mark-signed') {
    Object.assign(faults, signingFaults(row, input, today));
  }
  const errors = definition.forward ? readinessOf(row, today).filter(({ level }) => level === 'error') : [];
  for (const { field, message } of errors) faults[field] = [message];
  if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
}

function telling(deps: Deps, before: AddendumRecord, actor: Actor | null) {
  return async (trx: Trx, after: AddendumRecord) => {
    if (after.status === before.status) return;
    await noticeStatus(deps, trx, {
      kind: addendumSource.kind,
      id: after.id,
      label: addendumLabel(after),
      actor,
      people: [after.responsible_id, after.created_by_id],
      statusLabel: ADDENDUM_STATUS_LABELS[after.status],
    });
  };
}

/**
 * The addendum is where the action takes it, and its card is answered. Refuses with 404, with 409 when it has changed
 * since it was read or its state does not allow the action, with 403 when the employee may not take it, with 422 when
 * something is missing.
 */
export function act(deps: Deps, request: Taking & { origin: RequestOrigin; id: number }): Promise<Addendum> {
  const { actor, origin, id, action, input } = request;
  return changeRecord(deps, addendumSource, {
    actor,
    origin,
    id,
    lockVersion: input.lock_version,
    decide: async (deciding) => {
      const taking = { actor, action, input };
      requireTakeable(deciding, taking);
      const { trx, row, now } = deciding;
      await updateAddendum(trx, { id, actorId: actor.id, now, set: columnsOf(deciding, taking) });
      if (action === 'recall' || action === 'cancel') await closeTasks(trx, { kind: 'addendum', id }, now);
      return {
        action: `addendum.${action}`,
        said: actionSaid(input),
        notify: telling(deps, row, actor),
      };
    },
  });
}

const BATCH = 500;

/** Every signed addendum whose day has come is in force; each in a transaction of its own, safe to repeat. */
export async function takeEffect(deps: Deps, today: string): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findDueAddendums(deps.db, { today, afterId, most: BATCH });
    for (const id of ids) {
      await changeByServer(deps, addendumSource, {
        id,
        decide: async ({ trx, row, now }) => {
          if (row.status !== 'signed' || statusOfSigned(row, today) !== 'effective') return null;
          await updateAddendum(trx, {
            id,
            actorId: null,
            now,
            set: { status: 'effective', status_changed_at: now, status_reason: null },
          });
          return { action: 'addendum.took-effect', notify: telling(deps, row, null) };
        },
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}
