import type { FastifyInstance } from 'fastify';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { changeAlong } from '../../records/record-change.service';
import { followRecords } from '../../records/record-followers';
import type { Change } from '../../records/record-source';
import { agreementSource } from '../agreement-source';
import { updateAgreement } from '../agreements.repository';

/** A change of an agreement, still in its transaction. */
export interface AgreementChanged {
  trx: Trx;
  change: Change;
  agreementId: number;
}

type Follow = (deps: Deps, changed: AgreementChanged) => Promise<void>;

/** Lets the module of another kind of record take up that an agreement is cancelled, and that it is reopened afterwards. */
export function whenAgreementCancelled(
  app: FastifyInstance,
  { cancelled, reopened }: { cancelled: Follow; reopened: Follow },
): void {
  followRecords(app, async (deps, { trx, change, kind, before, after }) => {
    if (kind !== agreementSource.kind.name || before === null || before.status === after.status) return;
    const changed = { trx, change, agreementId: after.id };
    if (after.status === 'cancelled') await cancelled(deps, changed);
    else if (before.status === 'cancelled') await reopened(deps, changed);
  });
}

/** The agreement leads to no offer afterwards: another one has been made by it. */
export function leaveOffer(deps: Deps, { trx, change, agreementId: id }: AgreementChanged): Promise<void> {
  return changeAlong(deps, agreementSource, {
    trx,
    change,
    id,
    decide: async ({ now }) => {
      await updateAgreement(trx, { id, actor: change.actor, now, set: { commercial_offer_id: null } });
      return { action: 'agreement.offer-taken' };
    },
  });
}
