import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';

import { PAPER_LOOK, type StatusLook } from './paper-look';

const LOOK: Record<AgreementStatus, StatusLook> = {
  ...PAPER_LOOK,
  active: { tone: 'green', glyph: 'active' },
  suspended: { tone: 'orange', glyph: 'suspended' },
  completed: { tone: 'neutral', glyph: 'completed' },
  expired: { tone: 'neutral', glyph: 'expired' },
  terminated: { tone: 'red', glyph: 'terminated' },
};

/** Glyph, colour and word of a status, for a mark in a table and for a pill in a card alike. */
export function agreementStatusLook(status: AgreementStatus) {
  return { ...LOOK[status], label: AGREEMENT_STATUS_LABELS[status] };
}
