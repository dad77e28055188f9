import type { AddendumStatus } from '../addendum/addendum.labels';
import type { AgreementStatus } from '../agreement/agreement-status';
import type { OfferStatus } from '../commercial-offer/commercial-offer.labels';

/** States in which nobody waits for another paper when the term of an attached one is over. */
export const TERMS_OVER = {
  agreement: [
    'completed',
    'expired',
    'terminated',
    'rejected',
    'cancelled',
  ] satisfies readonly AgreementStatus[],
  addendum: ['superseded', 'rejected', 'cancelled'] satisfies readonly AddendumStatus[],
  // One that was accepted waits for its agreement, and is concluded on what is attached.
  commercial_offer: [
    'rejected_internal',
    'declined',
    'expired',
    'revised',
    'converted',
    'cancelled',
  ] satisfies readonly OfferStatus[],
  counterparty: ['liquidated'],
} as const;

const STATES: Readonly<Record<string, readonly string[]>> = TERMS_OVER;

/** True of a record whose papers are watched: their terms come due, and one that is over alarms. */
export const watchesTerms = (
  kind: string,
  { status, archived_at: archivedAt }: { status: string; archived_at?: string | null },
): boolean => (archivedAt ?? null) === null && STATES[kind]?.includes(status) !== true;
