import { OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer';
import { SYSTEM_ORIGIN } from '../../platform/http/actor';
import type { Colleague } from '../cast';
import { type PastEntry, statusChange } from '../demo-step';
import type { OfferPlan } from './offer-plan';

type Step = readonly [action: string, from: OfferStatus, to: OfferStatus, who: 'author' | 'nobody'];

const APPROVED: Step = ['skip-approval', 'draft', 'approved', 'author'];
const SENT: Step = ['send', 'draft', 'sent', 'author'];

/** Ways that end in the state; a state without one is told of by its round of approval, or has none to tell of. */
const WAYS: Readonly<Record<OfferPlan['direction'], Partial<Record<OfferStatus, readonly Step[]>>>> = {
  incoming: {
    accepted: [APPROVED, ['accept', 'approved', 'accepted', 'author']],
    rejected_internal: [['lost', 'draft', 'rejected_internal', 'author']],
    expired: [APPROVED, ['expired', 'approved', 'expired', 'nobody']],
    cancelled: [['cancel', 'draft', 'cancelled', 'author']],
  },
  outgoing: {
    sent: [SENT],
    accepted: [SENT, ['accept', 'sent', 'accepted', 'author']],
    declined: [SENT, ['decline', 'sent', 'declined', 'author']],
    expired: [SENT, ['expired', 'sent', 'expired', 'nobody']],
  },
};

interface Told extends Pick<OfferPlan, 'direction' | 'status'> {
  id: number;
  label: string;
  author: Colleague;
  createdAt: Date;
  /** When the offer came into its state. */
  changedAt: Date;
}

/** Milliseconds between an offer's record and its first step, where another one follows. */
const AT_ONCE = 10 * 60_000;

/** What the journal tells of an offer: its record, and each step of its way; the last one when it came into its state. */
export function historyOf({ id, label, author, createdAt, changedAt, direction, status }: Told): PastEntry[] {
  const common = { entityType: 'commercial_offer', entityId: id, entityLabel: label, origin: SYSTEM_ORIGIN };
  const actor = { id: author.id, name: author.fullName };
  const way = WAYS[direction][status] ?? [];
  const soon = new Date(createdAt.getTime() + AT_ONCE);
  return [
    { ...common, actor, action: 'commercial_offer.created', occurredAt: createdAt },
    ...way.map(([action, from, to, who], at) => ({
      ...common,
      actor: who === 'nobody' ? null : actor,
      action: `commercial_offer.${action}`,
      changes: statusChange(OFFER_STATUS_LABELS[from], OFFER_STATUS_LABELS[to]),
      occurredAt: at === way.length - 1 ? changedAt : soon < changedAt ? soon : changedAt,
    })),
  ];
}
