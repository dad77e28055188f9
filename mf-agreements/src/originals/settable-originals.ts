import { ORIGINALS_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';

const { written_off: _, ...settable } = ORIGINALS_STATUS_LABELS;

/** States of an original a form offers: it is written off by an action of its own, and shown as such where it was. */
export function settableOriginals(present: OriginalsStatus): Readonly<Record<OriginalsStatus, string>> {
  // The form asks for a word of every state; the one that is not offered has none.
  return present === 'written_off' ? ORIGINALS_STATUS_LABELS : (settable as typeof ORIGINALS_STATUS_LABELS);
}
