import type { OfferStatus } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { OFFER_WORKFLOW, type OfferAction } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import { holds } from '../platform/http/access';
import { archiveGuards, type ArchivedFacts } from '../records/archiving';
import { documentLife, type LifeFacts } from '../records/document-life.policy';

/** Of an offer, what rights and actions depend on. */
export type OfferFacts = LifeFacts<OfferStatus> &
  ArchivedFacts & {
    direction: 'incoming' | 'outgoing';
    competitor_group_id: number | null;
    is_winner: boolean;
    /** An agreement was made by one of those it is compared with. */
    is_contest_over: boolean;
    next: { id: number } | null;
    viewed_at: string | null;
  };

/** What changes offers and reads them. */
export const OFFER_RIGHTS = {
  read: 'commercial_offers.read',
  edit: 'commercial_offers.edit',
  delete: 'commercial_offers.delete',
} as const;

/** Who may do what with an offer, and in which state. Source: domain reference, 1.3. */
export const offerLife = documentLife<OfferStatus, OfferAction, OfferFacts>({
  workflow: OFFER_WORKFLOW,
  openGroups: {
    draft: ['essential', 'open', 'service'],
    rework: ['essential', 'open', 'service'],
    approved: ['open', 'service'],
    sent: ['service'],
    accepted: ['service'],
  },
  deletable: ['draft', 'rework', 'rejected_internal', 'cancelled'],
  whenArchived: ['unarchive'],
  guards: {
    ...archiveGuards,
    // What came to us is not sent; what is sent had to be approved first, where offers are approved at all.
    send: ({ direction, status, approval_required }) =>
      direction === 'outgoing' && (status === 'approved' || !approval_required),
    'mark-viewed': ({ direction, viewed_at: at }) => direction === 'outgoing' && at === null,
    accept: ({ direction, status }) => status === 'sent' || direction === 'incoming',
    // A revision that was deleted or cancelled may be written anew.
    'create-revision': ({ status, next }) => status !== 'revised' || next === null,
    compare: ({ direction }) => direction === 'incoming',
    'leave-comparison': ({ competitor_group_id: group }) => group !== null,
    'choose-winner': ({ competitor_group_id: group, is_winner, is_contest_over: isOver }) =>
      group !== null && !is_winner && !isOver,
  },
  rights: OFFER_RIGHTS,
  actionRights: {
    'create-revision': (actor) => holds(actor, 'commercial_offers.create'),
    'convert-to-agreement': (actor) =>
      holds(actor, 'commercial_offers.edit') && holds(actor, 'agreements.create'),
  },
});
