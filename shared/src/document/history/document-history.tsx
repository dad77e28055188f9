import { IconArrowsDiff } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ActivityLog } from '../../contract/journal/activity-log';
import { journalAddress } from '../../contract/journal/journal-address';
import { formatDate, formatTime } from '../../format/format';
import { errorOf } from '../../http/http';
import { MoreButton } from '../../next-page/next-page';
import { PersonAvatar } from '../../person/person';
import { lazyPart } from '../../register/lazy-part';
import { usePermission } from '../../session/session';
import { Button, EmptyState, Skeleton, TextLink } from '../../ui/ui';
import { shortFullName } from '../short-full-name';
import { ChangeList } from './change-list';
import classes from './history.module.css';
import type { HistoryOwner } from './history.api';
import { historyQuery } from './history.queries';

// Few compare; it comes when somebody does.
const ComparedMoments = lazyPart(() => import('./compared-moments'));

/** Who did what to a document and when, newest first, with old and new values; older pages on demand. */
export function DocumentHistory({ owner }: { owner: HistoryOwner }) {
  const history = useInfiniteQuery(historyQuery(owner));
  const [isCompared, setCompared] = useState(false);
  const mayReadJournal = usePermission('Просмотр журнала действий');
  if (history.isPending) return <HistorySkeleton />;
  if (history.data === undefined) {
    return (
      <EmptyState
        title="История не загрузилась"
        text={errorOf(history.error).message}
        actions={<Button onClick={() => void history.refetch()}>Повторить</Button>}
      />
    );
  }
  const events = history.data.pages.flatMap((page) => page.data);
  if (events.length === 0) return <EmptyState title="Изменений пока не было" />;
  const total = history.data.pages[0]?.meta.total ?? events.length;
  return (
    <div className={classes.history}>
      <div className={classes.tools}>
        <Button
          icon={<IconArrowsDiff size={16} stroke={1.75} />}
          aria-expanded={isCompared}
          onClick={() => {
            setCompared(!isCompared);
          }}
        >
          {isCompared ? 'Закрыть сравнение' : 'Сравнить два момента'}
        </Button>
        {mayReadJournal && owner.kind !== undefined && (
          <TextLink to={journalAddress({ kind: owner.kind, id: owner.id })} data-alone>
            Вся история в журнале
          </TextLink>
        )}
      </div>
      {isCompared && <ComparedMoments owner={owner} />}
      <ol className={classes.events}>
        {events.map((event) => (
          <HistoryEvent key={event.id} event={event} />
        ))}
      </ol>
      <MoreButton list={history} label={`Показать ещё, осталось ${String(total - events.length)}`} />
    </div>
  );
}

function HistoryEvent({ event }: { event: ActivityLog }) {
  const who = event.actor_name === null ? 'Система' : shortFullName(event.actor_name);
  return (
    <li className={classes.event}>
      <PersonAvatar id={event.actor_id} name={who} decorative />
      <div className={classes.words}>
        <p className={classes.head}>
          <b>{who}</b>
          <span>{event.action_label}</span>
          <time dateTime={event.occurred_at}>
            {`${formatDate(event.occurred_at)}, ${formatTime(event.occurred_at)}`}
          </time>
        </p>
        <ChangeList changes={event.changes} />
      </div>
    </li>
  );
}

function HistorySkeleton() {
  return (
    <div className={classes.history} aria-busy>
      {[40, 62, 48, 55].map((width) => (
        <div key={width} className={classes.event}>
          <Skeleton width={24} height={24} />
          <div className={classes.words}>
            <Skeleton width={`${String(width)}%`} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}
