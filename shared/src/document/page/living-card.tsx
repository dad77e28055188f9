import { useSearchParams } from 'react-router-dom';

import { useMediaPhone } from '../../ui/ui';
import { RecordActions } from '../actions/record-actions';
import { RecordDialogs } from '../actions/record-dialogs';
import { useRecordActions } from '../actions/use-record-actions';
import type { LivingRecord } from '../record';
import { DocumentCard } from './document-card';
import type { LivingDocumentDefinition } from './document-definition';

export interface LivingCardProps<Rec extends LivingRecord> {
  record: Rec;
  definition: LivingDocumentDefinition<Rec>;
}

/** A card with the actions of its record: in the head, on a phone at the bottom edge. */
export function LivingCard<Rec extends LivingRecord>({ record, definition }: LivingCardProps<Rec>) {
  const { workflow } = definition;
  const [search] = useSearchParams();
  const phone = useMediaPhone();
  const state = useRecordActions(record, workflow);
  const buttons = (place: 'head' | 'phone') => (
    <RecordActions {...{ record, workflow, state, place }} list={search.get('list') ?? ''} />
  );
  return (
    <>
      <DocumentCard
        record={record}
        definition={definition}
        actions={phone ? undefined : buttons('head')}
        phoneBar={phone ? buttons('phone') : undefined}
      />
      <RecordDialogs {...{ record, workflow, state }} />
    </>
  );
}
