import { IconLock } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useParams } from 'react-router-dom';

import { usePageTitle } from '../../area/area';
import type { FieldGroup } from '../../contract/record/field-table';
import { itemQuery, useQuery } from '../../query/query';
import { LinkButton, StatePage } from '../../ui/ui';
import { DocumentFailure } from '../page/document-states';
import { nounTexts, type DocumentNoun } from '../page/noun.labels';
import type { DocumentRecord } from '../record';
import { FormSkeleton } from './frame/form-skeleton';

/** A record that says which groups of its fields the reader may change. */
export interface EditedRecord extends DocumentRecord {
  open_groups: readonly FieldGroup[];
}

export interface DocumentEditPageProps<Rec extends EditedRecord> {
  resource: string;
  noun: DocumentNoun;
  /** The register, where there is no record to go back to. */
  back: string;
  card: (id: number) => string;
  /** Said when there is no such record, where the noun's own sentences do not fit. */
  missing?: { title: string; text: string };
  /** Short, in the tab of the browser. */
  name: (record: Rec) => string;
  /** Why nothing of it may be changed. */
  note: (record: Rec) => string | null;
  /** The form: the groups that were open when it was opened, and whether less is open since. */
  form: (record: Rec, open: Rec['open_groups'], closed: boolean) => ReactNode;
}

/** The page that changes the record of the address. */
export function DocumentEditPage<Rec extends EditedRecord>(props: DocumentEditPageProps<Rec>) {
  const { resource, noun, back, missing, name } = props;
  const { id = '' } = useParams();
  const { data, error, isPending, refetch } = useQuery({
    ...itemQuery<Rec>(resource, id),
    // A machine that slept misses changes before anybody notices that its connection is gone.
    refetchOnWindowFocus: true,
  });
  usePageTitle(data === undefined ? null : `Правка: ${name(data)}`);
  if (data !== undefined) return <OpenedForm key={data.id} {...props} record={data} />;
  if (isPending) return <FormSkeleton noun={noun} />;
  return <DocumentFailure {...{ resource, noun, back, missing, error }} onRetry={() => void refetch()} />;
}

/** A form that was opened stays, with its words: what was closed since is said over it and takes nothing away. */
function OpenedForm<Rec extends EditedRecord>(props: DocumentEditPageProps<Rec> & { record: Rec }) {
  const { record, noun, card, note, form } = props;
  const [opened] = useState<Rec['open_groups']>(record.open_groups);
  if (opened.length > 0) {
    return form(record, opened, !opened.every((group) => record.open_groups.includes(group)));
  }
  const texts = nounTexts(noun);
  return (
    <StatePage
      icon={<IconLock size={20} stroke={1.75} />}
      title={texts.closed}
      text={note(record)}
      actions={
        <LinkButton variant="primary" to={card(record.id)}>
          {texts.toRecord}
        </LinkButton>
      }
    />
  );
}
