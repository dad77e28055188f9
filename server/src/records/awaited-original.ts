import type { OriginalsStatus, SigningMethod } from 'shared/contract/agreement/agreement-status';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';

/** Of a document, what is known of its signed original. */
export interface OriginalFacts {
  signing_method: SigningMethod;
  originals_status: OriginalsStatus;
  originals_sent_at: string | null;
  originals_due_at: string | null;
  originals_received_at: string | null;
}

/** True for what is signed on paper, so that a paper comes back. */
export const onPaper = ({ signing_method }: Pick<OriginalFacts, 'signing_method'>) =>
  signing_method === 'paper' || signing_method === 'scan';

function isAwaited(facts: Partial<OriginalFacts>): boolean {
  const { signing_method, originals_status: status, originals_due_at, originals_received_at } = facts;
  if (signing_method === undefined || !onPaper({ signing_method })) return false;
  if ((originals_received_at ?? null) !== null || status === 'received' || status === 'written_off')
    return false;
  return (originals_due_at ?? null) !== null || status === 'sent' || status === 'overdue';
}

const isUnsent = ({ signing_method, originals_status: status, originals_sent_at }: Partial<OriginalFacts>) =>
  signing_method !== undefined &&
  onPaper({ signing_method }) &&
  (originals_sent_at ?? null) === null &&
  status !== 'received' &&
  status !== 'written_off';

/**
 * What the actions ask of a document beside its state: a paper whose sending nobody has written down, one that is awaited,
 * or one that came after all.
 */
export const originalGuards: Readonly<Record<OriginalAction, (facts: Partial<OriginalFacts>) => boolean>> = {
  'send-original': isUnsent,
  'receive-original': (facts) => isAwaited(facts) || facts.originals_status === 'written_off',
  'write-off-original': isAwaited,
};
