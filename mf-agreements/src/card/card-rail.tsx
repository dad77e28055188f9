import { Link, type To } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import type { ActivityLog } from 'shared/contract/activity-log';
import { ComingEvents, ReadinessList, RecentChanges, StatePath, stateSteps } from 'shared/document';
import { isoDate } from 'shared/format';
import { Section, Skeleton } from 'shared/ui';

import { agreementStatusLook } from '../status/agreement-status-look';
import { agreementReadiness } from '../status/agreement-readiness';
import classes from './card.module.css';
import { comingDates } from './coming-dates';

export interface CardRailProps {
  agreement: Agreement;
  /** Newest first; undefined while it is on its way or when it did not come. */
  history: readonly ActivityLog[] | undefined;
  historyTo: To;
}

/** Where the agreement stands, what is coming, what happened last. */
export function CardRail({ agreement, history, historyTo }: CardRailProps) {
  const events = comingDates(agreement, isoDate(new Date()));
  const lines = agreementReadiness(agreement);
  return (
    <>
      <Section title="Состояние" inset="rail">
        {history === undefined ? (
          <div className={classes.waiting} aria-busy>
            <Skeleton width="70%" height={10} />
            <Skeleton width="45%" height={10} />
          </div>
        ) : (
          <StatePath steps={stepsOf(agreement, history)} now={agreementStatusLook(agreement.status)} />
        )}
      </Section>
      {lines.length > 0 && (
        <Section
          title={agreement.status === 'approved' ? 'Готовность к подписанию' : 'Готовность к отправке'}
          inset="rail"
        >
          <ReadinessList lines={lines} />
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
            <Link className={classes.whole} to={historyTo}>
              Вся история
            </Link>
          }
        >
          <RecentChanges history={history.slice(0, 4)} />
        </Section>
      )}
    </>
  );
}

function stepsOf(agreement: Agreement, history: readonly ActivityLog[]) {
  return stateSteps(history, {
    label: agreementStatusLook(agreement.status).label,
    by: agreement.author?.full_name ?? null,
    at: agreement.created_at,
  });
}
