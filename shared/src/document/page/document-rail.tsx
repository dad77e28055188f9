import type { To } from 'react-router-dom';

import type { ActivityLog } from '../../contract/journal/activity-log';
import { Section, Skeleton, TextLink, type StatusProps } from '../../ui/ui';
import { RECENT_EVENTS } from '../history/history.queries';
import { READINESS_ID } from '../actions/show-readiness';
import { ComingEvents, type ComingEvent } from '../rail/coming-events';
import { ReadinessList, type ReadinessLine } from '../rail/readiness-list';
import { RecentChanges } from '../rail/recent-changes';
import { StatePath } from '../rail/state-path';
import { foldedSteps, stateSteps } from '../rail/state-steps';
import classes from './document-page.module.css';

/** What stands beside a document, read off its record. */
export interface RailDefinition<Rec> {
  /** How the present state looks, and by whom and when the record was begun. */
  state: (record: Rec) => { now: StatusProps; begun: { by: string | null; at: string } };
  /** What stands in the way of the next step; without lines the section is left out. */
  readiness?: (record: Rec) => { title: string; lines: readonly ReadinessLine[] };
  /** What is still to come, the nearest first. */
  events?: (record: Rec) => readonly ComingEvent[];
}

export interface DocumentRailProps<Rec> {
  record: Rec;
  definition: RailDefinition<Rec>;
  /** Newest first; undefined while it is on its way or when it did not come. */
  history: readonly ActivityLog[] | undefined;
  historyTo: To;
}

/** Where the document stands, what is coming, what happened last. */
export function DocumentRail<Rec>({ record, definition, history, historyTo }: DocumentRailProps<Rec>) {
  const { now, begun } = definition.state(record);
  const readiness = definition.readiness?.(record);
  const events = definition.events?.(record) ?? [];
  const isWhole = history === undefined || history.length < RECENT_EVENTS;
  return (
    <>
      <Section title="Состояние" inset="rail">
        {history === undefined ? (
          <div className={classes.waiting} aria-busy>
            <Skeleton width="70%" height={10} />
            <Skeleton width="45%" height={10} />
          </div>
        ) : (
          <StatePath
            steps={foldedSteps(stateSteps(history, { ...begun, label: now.label }, isWhole))}
            now={now}
            isWhole={isWhole}
          />
        )}
      </Section>
      {readiness !== undefined && readiness.lines.length > 0 && (
        <Section id={READINESS_ID} title={readiness.title} inset="rail">
          <ReadinessList lines={readiness.lines} />
        </Section>
      )}
      {events.length > 0 && (
        <Section title="Ближайшие события" inset="rail">
          <ComingEvents events={events} />
        </Section>
      )}
      {history !== undefined && history.length > 0 && (
        <Section
          title="Последние изменения"
          inset="rail"
          action={
            <TextLink to={historyTo} data-alone>
              Вся история
            </TextLink>
          }
        >
          <RecentChanges history={history.slice(0, 4)} />
        </Section>
      )}
    </>
  );
}
