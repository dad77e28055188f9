import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import { useParams, usePageTitle } from 'shared/area';
import type { Counterparty } from 'shared/contract/counterparty';
import { DocumentFailure, DocumentSkeleton, nounTexts } from 'shared/document';
import { counterpartyName } from 'shared/format';
import { useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { counterpartyQuery } from '../api/counterparty.queries';
import { COUNTERPARTY_NOUN } from '../counterparty/counterparty-noun';
import { paths } from '../paths';
import { CounterpartyForm } from './counterparty.form';

/** The page that changes a counterparty. */
export default function CounterpartyEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(counterpartyQuery(id));
  usePageTitle(data === undefined ? null : `Правка: ${counterpartyName(data)}`);
  if (data !== undefined) return <OpenedForm key={data.id} company={data} />;
  if (isPending) return <DocumentSkeleton noun={COUNTERPARTY_NOUN} />;
  return (
    <DocumentFailure
      noun={COUNTERPARTY_NOUN}
      back={paths.partners()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** A form that was opened stays, with its words: what was closed since is said over it and takes nothing away. */
function OpenedForm({ company }: { company: Counterparty }) {
  const [open] = useState(company.open_groups);
  if (open.length > 0) {
    const isNarrower = open.some((group) => !company.open_groups.includes(group));
    return <CounterpartyForm company={company} isOwn={company.is_own} open={open} closed={isNarrower} />;
  }
  const texts = nounTexts(COUNTERPARTY_NOUN);
  return (
    <StatePage
      icon={<IconLock size={20} stroke={1.75} />}
      title={texts.closed}
      text={company.archived_at === null ? 'У вас нет права изменять контрагентов.' : 'Контрагент в архиве.'}
      actions={
        <LinkButton variant="primary" to={paths.counterparty(company.id)}>
          {texts.toRecord}
        </LinkButton>
      }
    />
  );
}
