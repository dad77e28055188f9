import {
  OFFER_STATUS_LABELS,
  type OfferStatus,
} from 'shared/contract/commercial-offer/commercial-offer.labels';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<OfferStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  draft: { tone: 'neutral', glyph: 'draft' },
  on_approval: { tone: 'ink', glyph: 'approval' },
  rework: { tone: 'orange', glyph: 'rework' },
  approved: { tone: 'teal', glyph: 'approved' },
  rejected_internal: { tone: 'red', glyph: 'rejected' },
  sent: { tone: 'purple', glyph: 'signing' },
  accepted: { tone: 'green', glyph: 'active' },
  declined: { tone: 'red', glyph: 'terminated' },
  expired: { tone: 'neutral', glyph: 'expired' },
  revised: { tone: 'neutral', glyph: 'suspended' },
  converted: { tone: 'neutral', glyph: 'completed' },
  cancelled: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of an offer's status. */
export function offerStatusLook(status: OfferStatus) {
  return { ...LOOK[status], label: OFFER_STATUS_LABELS[status] };
}

/** An offer still waits for an answer, so its last day matters. */
export function isOfferOpen(status: OfferStatus): boolean {
  return status === 'sent' || status === 'approved';
}
