import { IconArrowLeft } from '@tabler/icons-react';
import { PageHeader } from 'shared/area';
import type { Agreement } from 'shared/contract/agreement';
import type { ActivityLog } from 'shared/contract/activity-log';
import { ListWalk, shortFullName } from 'shared/document';
import { relativeTime } from 'shared/format';
import { useQuery } from 'shared/query';
import { Breadcrumbs, LinkButton, VisuallyHidden } from 'shared/ui';

import { neighboursQuery } from '../api/agreement.queries';
import { paths } from '../paths';
import { agreementName } from './card.labels';
import classes from './card.module.css';

export interface CardBarProps {
  agreement: Agreement;
  /** Search string of the list the card was opened from; empty is the whole register. */
  list: string;
  /** The tab stays the same while the list is walked. */
  tab: string;
  /** Somebody else's change that came while the card was open. */
  news: ActivityLog | null;
}

/** The header of the page: the way here, the news, and the place in the list. */
export function CardBar({ agreement, list, tab, news }: CardBarProps) {
  const neighbours = useQuery(neighboursQuery(agreement.id, list));
  const back = paths.agreements(list);
  const hrefOf = (id: number) => {
    const href = paths.agreement(id, list);
    if (tab === 'main') return href;
    return `${href}${href.includes('?') ? '&' : '?'}tab=${tab}`;
  };
  return (
    <PageHeader>
      <div className={classes.bar}>
        <LinkButton
          className={classes.back}
          variant="ghost"
          to={back}
          icon={<IconArrowLeft size={16} stroke={1.75} />}
        >
          <VisuallyHidden>К списку договоров</VisuallyHidden>
        </LinkButton>
        <div className={classes.crumbs}>
          <Breadcrumbs items={[{ label: 'Договоры', to: back }, { label: agreementName(agreement) }]} />
        </div>
        <span className={classes.phoneName}>{agreementName(agreement)}</span>
        <span className={classes.live} role="status">
          {news !== null &&
            `${news.action_label}: ${shortFullName(news.actor_name ?? 'Система')}, ${relativeTime(news.occurred_at)}`}
        </span>
        {neighbours.data !== undefined && <ListWalk neighbours={neighbours.data} hrefOf={hrefOf} />}
      </div>
    </PageHeader>
  );
}
