import { usePageTitle, useSearchParams } from 'shared/area';
import { FIELD_GROUPS } from 'shared/contract/record/field-table';

import { CounterpartyForm } from './counterparty.form';

/** The page that makes a partner or, by `?own=true`, an own organisation. */
export default function CounterpartyCreatePage() {
  const [search] = useSearchParams();
  const isOwn = search.get('own') === 'true';
  usePageTitle(isOwn ? 'Новая организация' : 'Новый партнёр');
  return (
    <CounterpartyForm key={String(isOwn)} company={null} isOwn={isOwn} open={FIELD_GROUPS} closed={false} />
  );
}
