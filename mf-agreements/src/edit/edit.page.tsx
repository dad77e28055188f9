import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { usePageTitle, useParams } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import { DocumentFailure, DocumentSkeleton, nounTexts } from 'shared/document';
import { useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { AGREEMENT_NOUN } from '../agreement/agreement-noun';
import { agreementName, lockedNote } from '../agreement/agreement.labels';
import { agreementQuery } from '../api/agreement.queries';
import { paths } from '../paths';
import { AgreementForm } from './agreement.form';
import { isNarrower, openFields } from './values/open-fields';

/** The page that changes an agreement. */
export default function AgreementEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(agreementQuery(id));
  usePageTitle(data === undefined ? null : `Правка ${agreementName(data)}`);
  if (data !== undefined) return <OpenedForm key={data.id} agreement={data} />;
  if (isPending) return <DocumentSkeleton noun={AGREEMENT_NOUN} />;
  return (
    <DocumentFailure
      noun={AGREEMENT_NOUN}
      back={paths.agreements()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** A form that was opened stays, with its words: what was closed since is said over it and takes nothing away. */
function OpenedForm({ agreement }: { agreement: Agreement }) {
  const now = openFields(agreement);
  const [opened] = useState(now);
  if (opened !== null)
    return <AgreementForm agreement={agreement} open={opened} closed={isNarrower(now, opened)} />;
  const texts = nounTexts(AGREEMENT_NOUN);
  return (
    <StatePage
      icon={<IconLock size={20} stroke={1.75} />}
      title={texts.closed}
      text={lockedNote(agreement)}
      actions={
        <LinkButton variant="primary" to={paths.agreement(agreement.id)}>
          {texts.toRecord}
        </LinkButton>
      }
    />
  );
}
