import { ORIGINALS_STATUS_LABELS } from './agreement.labels';
import type { OriginalsStatus } from './agreement-status';

interface KnownState {
  originals_status: OriginalsStatus;
  originals_due_at?: string | null | undefined;
}

/** Where the original of the document is, in a word. */
export function originalState({
  originals_status: status,
  originals_due_at: due = null,
}: KnownState): string {
  // Awaited since it went to be signed, though nobody has written down that it was sent.
  if (status === 'not_required' && due !== null) return 'Ожидается';
  return ORIGINALS_STATUS_LABELS[status];
}
