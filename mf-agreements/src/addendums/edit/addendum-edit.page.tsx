import { useState } from 'react';
import { usePageTitle, useParams } from 'shared/area';
import type { Addendum } from 'shared/contract/addendum';
import { DocumentFailure, DocumentSkeleton, nounTexts } from 'shared/document';
import { itemQuery, useQuery } from 'shared/query';
import { LinkButton, StatePage } from 'shared/ui';

import { paths } from '../../paths';
import { ADDENDUM_NOUN, addendumName, lockedNote } from '../addendum/addendum.labels';
import { AddendumForm } from './addendum.form';

/** The page that changes an addendum. */
export default function AddendumEditPage() {
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery(itemQuery<Addendum>('addendums', id));
  usePageTitle(data === undefined ? null : `Правка ${addendumName(data)}`);
  if (data !== undefined) return <OpenedForm key={data.id} addendum={data} />;
  if (isPending) return <DocumentSkeleton noun={ADDENDUM_NOUN} />;
  return (
    <DocumentFailure
      noun={ADDENDUM_NOUN}
      back={paths.addendums()}
      error={error}
      onRetry={() => void refetch()}
    />
  );
}

/** A form that was opened stays, with its words: what was closed since is said over it and takes nothing away. */
function OpenedForm({ addendum }: { addendum: Addendum }) {
  const [opened] = useState(addendum.open_groups);
  if (opened.length > 0) {
    const closed = !opened.every((group) => addendum.open_groups.includes(group));
    return <AddendumForm addendum={addendum} open={opened} closed={closed} />;
  }
  const texts = nounTexts(ADDENDUM_NOUN);
  return (
    <StatePage
      title={texts.closed}
      text={lockedNote(addendum)}
      actions={
        <LinkButton variant="primary" to={paths.addendum(addendum.id)}>
          {texts.toRecord}
        </LinkButton>
      }
    />
  );
}
