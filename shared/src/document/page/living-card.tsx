import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useMediaPhone, type MenuEntry } from '../../ui/ui';
import { ThumbEdge } from '../actions/at-thumb';
import { RecordActions, recordFormAddress, useRecordEntries } from '../actions/record-actions';
import { RecordDialogs } from '../actions/record-dialogs';
import { useRecordActions } from '../actions/use-record-actions';
import type { LivingRecord } from '../record';
import { DocumentCard } from './document-card';
import type { LivingDocumentDefinition } from './document-definition';
import classes from './document-page.module.css';

export interface LivingCardProps<Rec extends LivingRecord> {
  record: Rec;
  definition: LivingDocumentDefinition<Rec>;
}

/** All that may be done with a record whose form and next step have no buttons of their own. */
function wholeMenu(form: string | undefined, entries: readonly MenuEntry[]): readonly MenuEntry[] {
  return form === undefined ? entries : [{ label: 'Изменить', to: form }, ...entries];
}

/** A card with the actions of its record: in the head, on a phone at the bottom edge, below what waits for the reader. */
export function LivingCard<Rec extends LivingRecord>({ record, definition }: LivingCardProps<Rec>) {
  const { workflow } = definition;
  const [search] = useSearchParams();
  const list = search.get('list') ?? '';
  const phone = useMediaPhone();
  const [edge, setEdge] = useState<HTMLElement | null>(null);
  const state = useRecordActions(record, workflow);
  const entries = useRecordEntries({ record, workflow, state, list });
  const buttons = (place: 'head' | 'phone') => (
    <RecordActions {...{ record, workflow, state, list, entries, place }} />
  );
  const phoneBar = (
    <>
      <div className={classes.turn} ref={setEdge} />
      {buttons('phone')}
    </>
  );
  const thumb = { place: edge, more: wholeMenu(recordFormAddress(record, workflow, list), entries) };
  return (
    <ThumbEdge value={thumb}>
      <DocumentCard
        record={record}
        definition={definition}
        actions={phone ? undefined : buttons('head')}
        phoneBar={phone ? phoneBar : undefined}
        begin={state.begin}
      />
      <RecordDialogs {...{ record, workflow, state }} />
    </ThumbEdge>
  );
}
