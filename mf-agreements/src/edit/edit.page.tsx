import { IconLock } from '@tabler/icons-react';
import { usePageTitle, useParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import { DocumentFailure, DocumentSkeleton } from 'shared/document';
import { useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { agreementQuery } from '../api/agreement.queries';
import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { agreementName, lockedNote } from '../agreement/agreement.labels';
import { paths } from '../paths';
import { AgreementForm } from './agreement.form';
import { openFields } from './values/open-fields';

/** The page that changes an agreement. */
export default function AgreementEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(agreementQuery(id));
  usePageTitle(data === undefined ? null : `Правка ${agreementName(data)}`);
  if (data === undefined) {
    return isPending ? (
      <DocumentSkeleton noun={AGREEMENT_NOUN} />
    ) : (
      <DocumentFailure
        noun={AGREEMENT_NOUN}
        back={paths.agreements()}
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return <OpenedForm key={data.id} agreement={data} />;
}

function OpenedForm({ agreement }: { agreement: Agreement }) {
  const open = openFields(agreement);
  if (open !== null) return <AgreementForm agreement={agreement} open={open} />;
  return (
    <StatePage
      icon={<IconLock size={20} stroke={1.75} />}
      title="Договор закрыт для правки"
      text={lockedNote(agreement)}
      actions={
        <LinkButton variant="primary" to={paths.agreement(agreement.id)}>
          К договору
        </LinkButton>
      }
    />
  );
}
