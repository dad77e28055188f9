import { type AgreementChanged, leaveOffer } from '../../agreements/change/agreement-offer.service';
import type { Deps } from '../../platform/module';
import { archiveColumns } from '../../records/archiving';
import { changeAlong } from '../../records/record-change.service';
import { offerSource } from '../offer-source';
import { findConvertedInto, holdOfferOf, updateOffer } from '../offers.repository';

/**
 * The offers an agreement was made by are accepted again, out of the archive too, and another agreement can be made by
 * them.
 */
export async function returnToAccepted(
  deps: Deps,
  { trx, change, agreementId, because }: AgreementChanged & { because: 'removed' | 'cancelled' },
): Promise<void> {
  for (const id of await findConvertedInto(trx, agreementId)) {
    await changeAlong(deps, offerSource, {
      trx,
      change,
      id,
      decide: async ({ now }) => {
        const actorId = change.actor?.id ?? null;
        const status = { status: 'accepted', status_changed_at: now, status_reason: null } as const;
        const set = { ...status, ...archiveColumns('unarchive', { now, actorId }), agreement_id: null };
        await updateOffer(trx, { id, actorId, now, set });
        return { action: `commercial_offer.agreement-${because}` };
      },
    });
  }
}

/** The agreement is again what was made by its offer, unless another one has been since: then it was made by none. */
export async function takeAgain(deps: Deps, { trx, change, agreementId }: AgreementChanged): Promise<void> {
  const offer = await holdOfferOf(trx, agreementId);
  if (offer === null || offer.agreement_id === agreementId) return;
  if (offer.status !== 'accepted') {
    await leaveOffer(deps, { trx, change, agreementId });
    return;
  }
  await changeAlong(deps, offerSource, {
    trx,
    change,
    id: offer.id,
    decide: async ({ row, now }) => {
      const status = { status: 'converted', status_changed_at: now, status_reason: null } as const;
      const set = { ...status, agreement_id: agreementId };
      await updateOffer(trx, { id: row.id, actorId: change.actor?.id ?? null, now, set });
      return { action: 'commercial_offer.agreement-reopened' };
    },
  });
}
