import { ADDENDUM_STATUS_LABELS, type AddendumStatus } from 'shared/contract/addendum/addendum';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<AddendumStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  draft: { tone: 'neutral', glyph: 'draft' },
  on_approval: { tone: 'ink', glyph: 'approval' },
  rework: { tone: 'orange', glyph: 'rework' },
  approved: { tone: 'teal', glyph: 'approved' },
  on_signing: { tone: 'purple', glyph: 'signing' },
  signed: { tone: 'teal', glyph: 'signed' },
  effective: { tone: 'green', glyph: 'active' },
  superseded: { tone: 'neutral', glyph: 'completed' },
  rejected: { tone: 'red', glyph: 'rejected' },
  cancelled: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of a status of an additional agreement. */
export function addendumStatusLook(status: AddendumStatus) {
  return { ...LOOK[status], label: ADDENDUM_STATUS_LABELS[status] };
}
