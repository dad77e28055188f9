import { OFFER_DIRECTION_LABELS, type CommercialOffer } from 'shared/contract/commercial-offer';
import { DocumentPage, type DocumentDefinition } from 'shared/document';
import { formatAmount, formatDate, formatDateTime } from 'shared/format';
import { Amount, DaysLeft, KeyValue, Section, StatusPill } from 'shared/ui';

import { isOfferOpen, offerStatusLook } from '../offer-status-look';
import { paths } from '../paths';

const register = { title: 'Предложения', path: paths.offers };

function Terms({ offer }: { offer: CommercialOffer }) {
  return (
    <Section title="Условия">
      <KeyValue
        items={[
          { label: 'Направление', value: OFFER_DIRECTION_LABELS[offer.direction] },
          { label: 'Организация', value: offer.organization_name },
          { label: 'Создано', value: formatDateTime(offer.created_at) },
          { label: 'Изменено', value: formatDateTime(offer.updated_at) },
          { label: 'Предмет', value: offer.subject, full: true },
        ]}
      />
    </Section>
  );
}

const offerCard: DocumentDefinition<CommercialOffer> = {
  kind: 'commercial_offer',
  resource: 'commercial-offers',
  noun: {
    gender: 'n',
    nominative: 'предложение',
    genitive: 'предложения',
    dative: 'предложению',
    accusative: 'предложение',
    genitivePlural: 'предложений',
  },
  register: () => register,
  paths: { card: paths.offer },
  name: (offer) => offer.number,
  head: (offer) => ({
    eyebrow: `Коммерческое предложение №\u00A0${offer.number} от\u00A0${formatDate(offer.offer_date)}`,
    title: offer.title,
    status: <StatusPill {...offerStatusLook(offer.status)} />,
    facts: [
      {
        label: 'Сумма с НДС',
        value: <Amount value={offer.amount} currency={offer.currency_code} />,
        note:
          offer.vat_amount === null
            ? undefined
            : `НДС ${formatAmount(offer.vat_amount, offer.currency_code)}`,
      },
      { label: 'Контрагент', value: offer.counterparty_name },
      {
        label: 'Действует до',
        value: formatDate(offer.valid_until),
        note: isOfferOpen(offer.status) ? <DaysLeft date={offer.valid_until} /> : undefined,
      },
      { label: 'Ответственный', value: offer.responsible_name },
    ],
  }),
  tabs: [{ id: 'main', label: 'Основное', render: (offer) => <Terms offer={offer} /> }],
};

/** A commercial offer to be read. */
export default function OfferPage() {
  return <DocumentPage definition={offerCard} />;
}
