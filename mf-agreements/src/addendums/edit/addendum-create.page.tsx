import { usePageTitle, useSearchParams } from 'shared/area';
import { FIELD_GROUPS } from 'shared/contract/record/field-table';
import { DocumentFailure, DocumentSkeleton } from 'shared/document';
import { useQuery } from 'shared/query';

import { agreementQuery } from '../../api/agreement.queries';
import { paths } from '../../paths';
import { pickedAgreement } from '../addendum/addendum-references';
import { ADDENDUM_NOUN } from '../addendum/addendum.labels';
import { AddendumForm } from './addendum.form';

const EVERY = [...FIELD_GROUPS];

/** The page that makes an addendum; `?agreement=` names the agreement it is begun from. */
export default function AddendumCreatePage() {
  usePageTitle('Новое дополнительное соглашение');
  const [search] = useSearchParams();
  const id = search.get('agreement');
  const parent = useQuery({ ...agreementQuery(id ?? ''), enabled: id !== null });
  if (id === null) return <AddendumForm addendum={null} open={EVERY} closed={false} />;
  if (parent.data !== undefined) {
    const agreement = pickedAgreement(parent.data);
    return <AddendumForm addendum={null} agreement={agreement} open={EVERY} closed={false} />;
  }
  if (parent.isPending) return <DocumentSkeleton noun={ADDENDUM_NOUN} />;
  return (
    <DocumentFailure
      resource="agreements"
      noun={ADDENDUM_NOUN}
      back={paths.addendums()}
      error={parent.error}
      onRetry={() => void parent.refetch()}
    />
  );
}
