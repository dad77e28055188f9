import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { changeAlong } from '../../records/record-change.service';
import type { Change } from '../../records/record-source';
import { offerSource } from '../offer-source';
import { findConvertedInto, updateOffer } from '../offers.repository';

/** The offers an agreement was made by are accepted again, and another agreement can be made by them. */
export async function returnToAccepted(
  deps: Deps,
  { trx, change, agreementId }: { trx: Trx; change: Change; agreementId: number },
): Promise<void> {
  for (const id of await findConvertedInto(trx, agreementId)) {
    await changeAlong(deps, offerSource, {
      trx,
      change,
      id,
      decide: async ({ now }) => {
        const status = { status: 'accepted', status_changed_at: now, status_reason: null } as const;
        await updateOffer(trx, {
          id,
          actorId: change.actor?.id ?? null,
          now,
          set: { ...status, agreement_id: null },
        });
        return { action: 'commercial_offer.agreement-removed' };
      },
    });
  }
}
