import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum/addendum.labels';
import { meetDayAlong } from '../agreements/agreements-day.service';
import { endsAgreement, isReplaced, termsOfAgreement } from '../agreements/terms/agreement-terms.service';
import { refreshTerms, type Termination } from '../agreements/terms/terms-refresh.service';
import { noticeStatus } from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { changeAlong } from '../records/record-change.service';
import type { Change } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { addendumLabel, addendumSource } from './addendum-source';
import type { AddendumRecord } from './addendums.repository';

/** Tells whoever looks after the addendum that its state has changed. */
export function tellOf(
  deps: Deps,
  trx: Trx,
  { after, actor }: { after: AddendumRecord; actor: Actor | null },
): Promise<void> {
  return noticeStatus(deps, trx, {
    kind: addendumSource.kind,
    id: after.id,
    label: addendumLabel(after),
    actor,
    people: [after.responsible_id, after.created_by_id],
    statusLabel: ADDENDUM_STATUS_LABELS[after.status],
  });
}

/** An addendum all of whose changes are overwritten is replaced, and one that holds again is in force. */
async function settleReplaced(
  deps: Deps,
  step: { trx: Trx; change: Change; agreementId: number; today: string },
) {
  const { trx, change, agreementId, today } = step;
  const terms = await termsOfAgreement(trx, agreementId);
  for (const { id, status } of terms.addendums) {
    if (status !== 'effective' && status !== 'superseded') continue;
    const replaced = isReplaced(terms, id, today);
    if (replaced === null || replaced === (status === 'superseded')) continue;
    await changeAlong(deps, addendumSource, {
      trx,
      change,
      id,
      decide: async ({ now }) => {
        const entered = { status: replaced ? 'superseded' : 'effective', status_changed_at: now } as const;
        await updateVersioned(trx, 'addendums', {
          id,
          actorId: null,
          now,
          set: { ...entered, status_reason: null },
        });
        return { action: replaced ? 'addendum.superseded' : 'addendum.took-effect' };
      },
    });
  }
}

/** What the agreement and its other addenda become by the terms of the day, and the agreement by the day itself. */
export async function settleTerms(
  deps: Deps,
  step: { trx: Trx; change: Change; agreementId: number; today: string; termination?: Termination | null },
): Promise<void> {
  await refreshTerms(deps, step);
  await meetDayAlong(deps, step);
  await settleReplaced(deps, step);
}

/** What follows from the addendum's taking effect, in the same transaction. */
export async function applyEffect(
  deps: Deps,
  step: { trx: Trx; change: Change; addendum: AddendumRecord; today: string },
): Promise<void> {
  const { addendum } = step;
  const termination = endsAgreement(addendum)
    ? { day: addendum.effective_from ?? step.today, reason: `Доп. соглашение №\u00a0${addendum.number}` }
    : null;
  await settleTerms(deps, { ...step, agreementId: addendum.agreement.id, termination });
}
