import { ADDENDUM_STATUS_LABELS, type AddendumStatus } from 'shared/contract/addendum/addendum';

import { PAPER_LOOK, type StatusLook } from './paper-look';

const LOOK: Record<AddendumStatus, StatusLook> = {
  ...PAPER_LOOK,
  effective: { tone: 'green', glyph: 'active' },
  superseded: { tone: 'neutral', glyph: 'completed' },
};

/** Glyph, colour and word of a status of an additional agreement. */
export function addendumStatusLook(status: AddendumStatus) {
  return { ...LOOK[status], label: ADDENDUM_STATUS_LABELS[status] };
}
