import type { AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { cancelRunning } from '../approval/approval-flow.service';
import type { Deps } from '../platform/module';
import { changeAlong } from '../records/record-change.service';
import type { RecordSettled } from '../records/record-followers';
import { updateVersioned } from '../records/versioned-row';
import { tellOf } from './addendum-effects.service';
import { addendumSource } from './addendum-source';
import { findAddendumsIn } from './addendums.repository';

/** What becomes of an agreement that takes with it what has not taken effect, and the reason its addenda get. */
const ENDINGS: Readonly<Record<string, string>> = {
  cancelled: 'Договор аннулирован',
  completed: 'Договор исполнен',
  terminated: 'Договор расторгнут',
};

/** Signed as well, while its day or its original has not come. */
const WITHOUT_EFFECT: readonly AddendumStatus[] = [...ADDENDUM_WORKFLOW.actions.cancel.from, 'signed'];

/**
 * Addenda of an agreement that has been cancelled, completed or terminated are cancelled with it while they have not taken
 * effect, their approval too, each with its line in the journal and its notice; the terms still to come are gone with them.
 */
export async function followAgreement(deps: Deps, settled: RecordSettled): Promise<void> {
  const { trx, change, kind, before, after } = settled;
  const reason = ENDINGS[after.status ?? ''];
  if (kind !== RECORD_KINDS.agreement.name || reason === undefined || before?.status === after.status) return;
  for (const id of await findAddendumsIn(trx, { agreementId: after.id, statuses: WITHOUT_EFFECT })) {
    await changeAlong(deps, addendumSource, {
      trx,
      change,
      id,
      decide: async ({ row, now }) => {
        if (!WITHOUT_EFFECT.includes(row.status)) return null;
        const set = { status: 'cancelled', status_changed_at: now, status_reason: reason } as const;
        await updateVersioned(trx, 'addendums', { id, actorId: change.actor?.id ?? null, now, set });
        return {
          action: 'addendum.cancel',
          said: [{ field: 'reason', old: null, new: reason }],
          notify: async (inner, cancelled) => {
            const { actor, origin } = change;
            await tellOf(deps, inner, { after: cancelled, actor });
            if (row.status !== 'on_approval') return;
            await cancelRunning(deps, {
              trx: inner,
              kind: addendumSource.kind.name,
              id,
              actor,
              origin,
              reason,
            });
          },
        };
      },
    });
  }
}
