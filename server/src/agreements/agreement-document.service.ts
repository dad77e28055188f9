import { documentGuard } from '../files/document-guard.service';
import { agreementSource } from './agreement-source';
import { AGREEMENT_RIGHTS, agreementLife } from './agreements.policy';

/** Who may read an agreement's files and add to them. */
export const agreementDocument = documentGuard({
  table: 'agreements',
  source: agreementSource,
  rights: AGREEMENT_RIGHTS,
  canOf: (actor, row) => agreementLife.canOf(actor, row),
});
