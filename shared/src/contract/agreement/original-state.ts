import { ORIGINALS_STATUS_LABELS } from './agreement.labels';
import type { OriginalsStatus } from './agreement-status';

interface KnownState {
  originals_status: OriginalsStatus;
  originals_due_at?: string | null | undefined;
}

const { not_required, ...others } = ORIGINALS_STATUS_LABELS;

/** Where an original may be: as it is kept, or awaited since it went to be signed and nobody has written down that it was sent. */
export const ORIGINAL_STATE_LABELS = { not_required, awaited: 'Ожидается', ...others };

/** Where the original of the document is, in a word. */
export function originalState({
  originals_status: status,
  originals_due_at: due = null,
}: KnownState): string {
  return ORIGINAL_STATE_LABELS[status === 'not_required' && due !== null ? 'awaited' : status];
}
