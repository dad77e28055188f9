import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { PageHeader } from '../../area/area';
import type { ActivityLog } from '../../contract/journal/activity-log';
import { relativeTime } from '../../format/format';
import { useQuery } from '../../query/query';
import { Breadcrumbs, LinkButton, VisuallyHidden } from '../../ui/ui';
import { ListWalk } from '../head/list-walk';
import { neighboursQuery } from '../head/neighbours.queries';
import { useNeighboursAhead } from '../head/use-neighbours-ahead';
import { shortFullName } from '../short-full-name';
import type { DocumentRegister } from './document-definition';
import classes from './document-page.module.css';

export interface DocumentBarProps {
  name: string;
  register: DocumentRegister;
  /** «К списку договоров» */
  toList: string;
  /** Search string of the list the card was opened from; empty is the whole register. */
  list: string;
  /** Somebody else's change that came while the card was open. */
  news: ActivityLog | null;
  /** The place in the list, and what other areas put into the header. */
  children?: ReactNode;
}

/** The header of the page: the way here, the news, and the place in the list. */
export function DocumentBar({ name, register, toList, list, news, children }: DocumentBarProps) {
  const back = register.path(list);
  return (
    <PageHeader>
      <div className={classes.bar}>
        <LinkButton
          className={classes.back}
          variant="ghost"
          to={back}
          icon={<IconArrowLeft size={16} stroke={1.75} />}
        >
          <VisuallyHidden>{toList}</VisuallyHidden>
        </LinkButton>
        <div className={classes.crumbs}>
          <Breadcrumbs items={[{ label: register.title, to: back }, { label: name }]} />
        </div>
        <span className={classes.phoneName}>{name}</span>
        <span className={classes.live} role="status">
          {news !== null &&
            `${news.action_label}: ${shortFullName(news.actor_name ?? 'Система')}, ${relativeTime(news.occurred_at)}`}
        </span>
        {children}
      </div>
    </PageHeader>
  );
}

export interface DocumentWalkProps {
  id: number;
  resource: string;
  list: string;
  defaults: Readonly<Record<string, string>>;
  hrefOf: (id: number) => string;
}

/** The two steps to the neighbours of the card, once it is known that it has any. */
export function DocumentWalk({ id, resource, list, defaults, hrefOf }: DocumentWalkProps) {
  const neighbours = useQuery(neighboursQuery(id, { resource, search: list, defaults }));
  useNeighboursAhead(resource, neighbours.data);
  return neighbours.data === undefined ? null : <ListWalk neighbours={neighbours.data} hrefOf={hrefOf} />;
}
