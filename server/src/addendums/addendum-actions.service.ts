import type { Updateable } from 'kysely';
import type { z } from 'zod';
import type { Addendum } from 'shared/contract/addendum';
import type { addendumActionInput } from 'shared/contract/addendum/addendum-input';
import type { AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum.labels';
import { followDocument } from '../approval/approval-flow.service';
import type { SendingChoice } from '../approval/approval-subjects.service';
import { noticeStatus } from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { takeAction } from '../records/document-action.service';
import { changeByServer } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { signingFaults } from '../records/signing';
import { updateVersioned } from '../records/versioned-row';
import { readinessOf } from './addendum-readiness';
import { addendumLabel, addendumSource } from './addendum-source';
import { addendumLife, statusOfSigned } from './addendums.policy';
import { type AddendumRecord, findDueAddendums } from './addendums.repository';
import type { AddendumsTables } from './schema';

type ActionInput = z.output<typeof addendumActionInput>;
type Columns = Updateable<AddendumsTables['addendums']>;

interface Taking {
  actor: Actor;
  action: AddendumAction;
  input: ActionInput;
}

function columnsOf({ row, now, today }: Deciding<AddendumRecord>, { action, input }: Taking): Columns {
  const { to } = addendumLife.workflow.actions[action];
  const day = input.date ?? today;
  const signed: Columns = input.side === 'us' ? { signed_by_us_at: day } : { signed_by_them_at: day };
  const isSigning = action === 'mark-signed';
  const unsigned =
    to === 'rework' || to === 'draft' ? { signed_by_us_at: null, signed_by_them_at: null } : {};
  const status = isSigning
    ? statusOfSigned({ ...row, ...(signed as Partial<AddendumRecord>) }, today)
    : (to ?? row.status);
  const entered =
    status === row.status ? {} : { status, status_changed_at: now, status_reason: input.reason ?? null };
  return { ...unsigned, ...(isSigning && signed), ...entered };
}

function tellOf(deps: Deps, trx: Trx, change: { after: AddendumRecord; actor: Actor | null }) {
  const { after, actor } = change;
  return noticeStatus(deps, trx, {
    kind: addendumSource.kind,
    id: after.id,
    label: addendumLabel(after),
    actor,
    people: [after.responsible_id, after.created_by_id],
    statusLabel: ADDENDUM_STATUS_LABELS[after.status],
  });
}

/**
 * The addendum is where the action takes it, and its card is answered; refuses as `takeAction` does. A choice says who
 * is asked when it is sent to approval.
 */
export function act(
  deps: Deps,
  request: Taking & { origin: RequestOrigin; id: number; choice?: SendingChoice },
): Promise<Addendum> {
  const { actor, origin, input: given, choice } = request;
  return takeAction(
    deps,
    { source: addendumSource, life: addendumLife },
    {
      ...request,
      rules: {
        faults: (row, { action, input, today }) =>
          action === 'mark-signed' ? signingFaults(row, input, today) : {},
        readiness: readinessOf,
        write: async (deciding, taking) => {
          const { trx, row, now } = deciding;
          const set = columnsOf(deciding, taking);
          await updateVersioned(trx, 'addendums', { id: row.id, actorId: taking.actor.id, now, set });
        },
        notify: async (trx, change) => {
          const { before, after } = change;
          await tellOf(deps, trx, change);
          const step = { trx, kind: 'addendum', id: after.id, actor, origin, choice };
          const states = { before: before.status, after: after.status, reason: given.reason ?? null };
          await followDocument(deps, { ...step, ...states });
        },
      },
    },
  );
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
          const set = { status: 'effective', status_changed_at: now, status_reason: null } as const;
          await updateVersioned(trx, 'addendums', { id, actorId: null, now, set });
          return {
            action: 'addendum.took-effect',
            notify: (inner, after) => tellOf(deps, inner, { after, actor: null }),
          };
        },
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}
