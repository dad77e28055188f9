import { usePageTitle } from 'shared/area';
import { FIELD_GROUPS } from 'shared/contract/record/field-table';

import { OfferForm } from './offer.form';

const EVERY = [...FIELD_GROUPS];

/** The page that makes an offer. */
export default function OfferCreatePage() {
  usePageTitle('Новое предложение');
  return <OfferForm offer={null} open={EVERY} closed={false} />;
}
