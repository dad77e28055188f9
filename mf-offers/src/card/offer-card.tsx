import { DocumentFiles } from 'shared/document';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_WORKFLOW } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import { quoted } from 'shared/contract/quotation';
import type { LivingDocumentDefinition } from 'shared/document';

import { offersDefaults } from '../list/offers-defaults';
import { isOfferOpen, offerStatusLook } from '../offer/offer-status-look';
import { OFFER_NOUN, offerName } from '../offer/offer.labels';
import { paths } from '../paths';
import { ComparisonTab } from './comparison-tab';
import { ItemsTab } from './items-tab';
import { MainTab } from './main-tab';
import { offerGlimpse, offerHead } from './offer-head';

const register = { title: 'Предложения', path: paths.offers };

/** Drafts go on approval, and what we have approved of our own to the counterparty; what came in is not sent anywhere. */
const isToBeSent = ({ status, direction }: CommercialOffer) =>
  status === 'draft' || status === 'rework' || (status === 'approved' && direction === 'outgoing');

/** The card of a commercial offer: what the frame shows of it and where. */
export const offerCard: LivingDocumentDefinition<CommercialOffer> = {
  kind: 'commercial_offer',
  mentions: ({ counterparty }) =>
    counterparty === null ? [] : [{ entity: 'counterparty', id: counterparty.id }],
  resource: 'commercial-offers',
  noun: OFFER_NOUN,
  register: () => register,
  paths: { card: paths.offer },
  name: offerName,
  title: (offer) => `${offerName(offer)} ${offer.title}`,
  head: offerHead,
  glimpse: offerGlimpse,
  history: true,
  comments: true,
  files: 'commercial_offer',
  walk: { defaults: offersDefaults },
  tabs: [
    { id: 'main', label: 'Основное', render: (offer) => <MainTab offer={offer} /> },
    {
      id: 'items',
      label: 'Спецификация',
      count: (offer) => offer.items.length,
      render: (offer) => <ItemsTab offer={offer} />,
    },
    {
      id: 'comparison',
      label: 'Сравнение',
      isShown: (offer) => offer.competitor_group_id !== null,
      render: (offer) => <ComparisonTab offer={offer} />,
    },
    {
      id: 'files',
      label: 'Файлы',
      count: (offer) => offer.files_count,
      render: (offer) => (
        <DocumentFiles
          type="commercial_offer"
          resource="commercial-offers"
          record={offer}
          isComposed={offer.direction === 'outgoing'}
        />
      ),
    },
  ],
  rail: {
    state: (offer) => ({
      now: offerStatusLook(offer.status),
      begun: { by: offer.author?.full_name ?? null, at: offer.created_at },
    }),
    readiness: (offer) => ({
      title: isToBeSent(offer) ? 'Готовность к отправке' : 'Обратите внимание',
      lines: offer.readiness.map(({ field, level, message }) => ({ key: field, level, text: message })),
    }),
    events: ({ status, valid_until: until }) =>
      until !== null && isOfferOpen(status) ? [{ date: until, title: 'Последний день предложения' }] : [],
  },
  workflow: {
    resource: 'commercial-offers',
    actions: OFFER_WORKFLOW.actions,
    accusative: OFFER_NOUN.accusative,
    answersOf: ({ counterparty }) => ({
      counterparty_id: counterparty === null ? null : String(counterparty.id),
    }),
    deletion: (offer) => `${quoted(offer.title)} исчезнет из реестра. В журнале действий останется запись.`,
    paths: { list: paths.offers, edit: paths.offerEdit },
  },
};
