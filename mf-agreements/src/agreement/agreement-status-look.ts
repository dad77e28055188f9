import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<AgreementStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  draft: { tone: 'neutral', glyph: 'draft' },
  on_approval: { tone: 'ink', glyph: 'approval' },
  rework: { tone: 'orange', glyph: 'rework' },
  approved: { tone: 'teal', glyph: 'approved' },
  on_signing: { tone: 'purple', glyph: 'signing' },
  signed: { tone: 'teal', glyph: 'signed' },
  active: { tone: 'green', glyph: 'active' },
  suspended: { tone: 'orange', glyph: 'suspended' },
  completed: { tone: 'neutral', glyph: 'completed' },
  expired: { tone: 'neutral', glyph: 'expired' },
  terminated: { tone: 'red', glyph: 'terminated' },
  rejected: { tone: 'red', glyph: 'rejected' },
  cancelled: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of a status, for a mark in a table and for a pill in a card alike. */
export function agreementStatusLook(status: AgreementStatus) {
  return { ...LOOK[status], label: AGREEMENT_STATUS_LABELS[status] };
}
