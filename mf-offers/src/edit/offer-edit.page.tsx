import { useState } from 'react';
import { usePageTitle, useParams } from 'shared/area';
import type { CommercialOffer } from 'shared/contract/commercial-offer';
import { DocumentFailure, DocumentSkeleton, nounTexts } from 'shared/document';
import { useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { offerQuery } from '../api/offers.queries';
import { lockedNote, OFFER_NOUN, offerName } from '../offer/offer.labels';
import { paths } from '../paths';
import { OfferForm } from './offer.form';

/** The page that changes an offer. */
export default function OfferEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(offerQuery(id));
  usePageTitle(data === undefined ? null : `Правка ${offerName(data)}`);
  if (data !== undefined) return <OpenedForm key={data.id} offer={data} />;
  if (isPending) return <DocumentSkeleton noun={OFFER_NOUN} />;
  return (
    <DocumentFailure noun={OFFER_NOUN} back={paths.offers()} error={error} onRetry={() => void refetch()} />
  );
}

/** A form that was opened stays, with its words: what was closed since is said over it and takes nothing away. */
function OpenedForm({ offer }: { offer: CommercialOffer }) {
  const [opened] = useState(offer.open_groups);
  if (opened.length > 0) {
    const closed = !opened.every((group) => offer.open_groups.includes(group));
    return <OfferForm offer={offer} open={opened} closed={closed} />;
  }
  const texts = nounTexts(OFFER_NOUN);
  return (
    <StatePage
      title={texts.closed}
      text={lockedNote(offer)}
      actions={
        <LinkButton variant="primary" to={paths.offer(offer.id)}>
          {texts.toRecord}
        </LinkButton>
      }
    />
  );
}
