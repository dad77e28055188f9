import { useState, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';

import { useQueryClient } from '../../query/query';
import { Section, Skeleton, useMediaPhone } from '../../ui/ui';
import { ActionsPlace } from '../actions/actions-place';
import type { RecordWorkflow } from '../actions/record-workflow';
import { DocumentHead } from '../head/document-head';
import { DocumentLayout } from '../head/document-layout';
import type { DocumentRecord, LivingRecord } from '../record';
import { DocumentBar } from './document-bar';
import type { DocumentDefinition } from './document-definition';
import classes from './document-page.module.css';
import { DocumentSkeleton } from './document-states';
import { findListed, type Glimpse, type GlimpseFact } from './glimpse';
import { nounTexts } from './noun.labels';
import { SlowAnswer } from './slow-answer';

const VALUE = <Skeleton width="7rem" height="1.25rem" />;
const NOTE = <Skeleton width="9rem" height="0.875rem" />;

const drawn = ({ label, value, note }: GlimpseFact) => ({
  label,
  value: value === undefined ? VALUE : value,
  note: note === true ? NOTE : note,
});

/** What a row of a list tells of the record, as it stood when the card was opened. */
function useGlimpse<Rec extends DocumentRecord>(definition: DocumentDefinition<Rec>, id: string) {
  const client = useQueryClient();
  const [glimpse] = useState((): Glimpse | null => {
    const row = definition.glimpse === undefined ? null : findListed(client, definition.resource, id);
    // The rows of a resource are what its area says they are; nothing here looks into them.
    return row === null ? null : (definition.glimpse?.(row as never) ?? null);
  });
  return glimpse;
}

export interface DocumentComingProps<Rec extends DocumentRecord> {
  definition: DocumentDefinition<Rec> & { workflow?: RecordWorkflow<Rec & LivingRecord> };
  id: string;
}

/** A card whose record is on its way: its frame with what a list already tells, or the place of it. */
export function DocumentComing<Rec extends DocumentRecord>({ definition, id }: DocumentComingProps<Rec>) {
  const glimpse = useGlimpse(definition, id);
  const [search] = useSearchParams();
  const phone = useMediaPhone();
  const { noun, register, workflow } = definition;
  const texts = nounTexts(noun);
  if (glimpse === null) return <DocumentSkeleton noun={noun} />;
  const { name, facts, state, isEditable = false, ...head } = glimpse;
  const actions: ReactNode =
    workflow === undefined || state === undefined || phone ? undefined : (
      <ActionsPlace actions={workflow.actions} status={state} isEditable={isEditable} />
    );
  return (
    <>
      <DocumentBar
        name={name}
        register={register(undefined)}
        toList={texts.toList}
        list={search.get('list') ?? ''}
        news={null}
      />
      <div aria-busy aria-label={texts.loading}>
        <DocumentLayout
          head={<DocumentHead {...head} facts={facts.map(drawn)} actions={actions} />}
          tabs={<div className={classes.comingTabs}>{[76, 96, 132, 84].map(bar)}</div>}
          rail={
            <Section title="Состояние" inset="rail">
              <div className={classes.waiting}>
                <Skeleton width="70%" height={10} />
                <Skeleton width="45%" height={10} />
              </div>
            </Section>
          }
        >
          <div className={classes.comingBody}>{['62%', '78%', '55%', '70%', '48%'].map(bar)}</div>
        </DocumentLayout>
      </div>
      <SlowAnswer />
    </>
  );
}

const bar = (width: number | string) => <Skeleton key={width} width={width} height={12} />;
