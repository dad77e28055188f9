import { ORIGINALS_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';

const { written_off: _, overdue: __, ...settable } = ORIGINALS_STATUS_LABELS;

/**
 * States of an original a form offers: it is written off by an action of its own, and late by its day; either is shown
 * where it is so.
 */
export function settableOriginals(present: OriginalsStatus): Readonly<Record<OriginalsStatus, string>> {
  // The form asks for a word of every state; the one that is not offered has none.
  return { ...settable, [present]: ORIGINALS_STATUS_LABELS[present] } as typeof ORIGINALS_STATUS_LABELS;
}
