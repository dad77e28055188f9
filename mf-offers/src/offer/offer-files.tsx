import type { CommercialOffer } from 'shared/contract/commercial-offer';
import { DocumentFiles } from 'shared/document';
import { useQuery } from 'shared/query';

import { documentTypesQuery } from '../api/offers.queries';

/** The files of the offer and all their versions; once the text is closed, what is added is an attachment. */
export function OfferFiles({ offer, inset }: { offer: CommercialOffer; inset?: 'page' | 'none' }) {
  const types = useQuery({ ...documentTypesQuery(), enabled: offer.can.upload });
  const isWritten = offer.status === 'draft' || offer.status === 'rework';
  return (
    <DocumentFiles
      owner={{ type: 'commercial_offer', resource: 'commercial-offers', id: offer.id }}
      canUpload={offer.can.upload}
      kind={isWritten ? 'draft' : 'attachment'}
      documentTypes={(types.data ?? [])
        .filter((type) => type.is_active)
        .map((type) => ({ value: type.id, label: type.name }))}
      inset={inset}
    />
  );
}
