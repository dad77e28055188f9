import { IconArrowLeft, IconFileOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';

import { PageHeader, usePageTitle } from '../../area/area';
import type { EntityKind } from '../../contract/realtime';
import { errorOf } from '../../http/http';
import { itemKey, itemQuery, useQuery, useQueryClient } from '../../query/query';
import { useUserEvent } from '../../realtime/realtime';
import { Breadcrumbs, Button, LinkButton, Skeleton, StatePage, VisuallyHidden } from '../../ui/ui';
import classes from './record-page.module.css';

interface RecordList {
  title: string;
  to: string;
}

interface RecordPageProps<Item> {
  resource: string;
  id: string;
  /** The list one comes from and goes back to; of a record that has not come yet, the likeliest. */
  list: (item: Item | undefined) => RecordList;
  /** What the record is called in the way here and in the browser's tab. */
  nameOf: (item: Item) => string;
  /** Said when there is no such record, or none for this reader. */
  missing: string;
  entity?: EntityKind;
  children: (item: Item) => ReactNode;
}

interface RecordFailureProps {
  error: unknown;
  missing: string;
  list: RecordList;
  onRepeat: () => void;
}

function RecordFailure({ error, missing, list, onRepeat }: RecordFailureProps) {
  const { status, message, requestId } = errorOf(error);
  const isMissing = status === 404 || status === 422;
  const isRefused = isMissing || status === 403;
  return (
    <StatePage
      icon={isMissing ? <IconFileOff /> : undefined}
      title={isMissing ? missing : isRefused ? 'Нет права на просмотр' : 'Страница не загрузилась'}
      text={isMissing ? 'Запись могла быть удалена, или адрес набран с ошибкой.' : message}
      fine={requestId === null ? undefined : `Номер запроса: ${requestId}`}
      actions={
        <>
          {!isRefused && <Button onClick={onRepeat}>Повторить</Button>}
          <LinkButton to={list.to} variant={isRefused ? 'primary' : 'ghost'}>
            {`К списку: ${list.title}`}
          </LinkButton>
        </>
      }
    />
  );
}

/** A record to be read: the way back to its list, then whatever the area says of it; refreshed when others change it. */
export function RecordPage<Item>(props: RecordPageProps<Item>) {
  const { resource, id, nameOf, missing, entity, children } = props;
  const { data, error, isPending, refetch } = useQuery(itemQuery<Item>(resource, id));
  const list = props.list(data);
  const client = useQueryClient();
  const name = data === undefined ? null : nameOf(data);
  usePageTitle(name);
  useUserEvent((event) => {
    if (event.kind === 'entity' && event.entity === entity && String(event.id) === id) {
      // A failure shows when the record is asked for the next time.
      void client.invalidateQueries({ queryKey: itemKey(resource, id) });
    }
  });
  return (
    <>
      <PageHeader>
        <div className={classes.bar}>
          <LinkButton className={classes.back} variant="ghost" to={list.to} icon={<IconArrowLeft />}>
            <VisuallyHidden>{`К списку: ${list.title}`}</VisuallyHidden>
          </LinkButton>
          <Breadcrumbs
            items={[{ label: list.title, to: list.to }, ...(name === null ? [] : [{ label: name }])]}
          />
        </div>
      </PageHeader>
      {data !== undefined && <div className={classes.record}>{children(data)}</div>}
      {data === undefined && isPending && (
        <div className={classes.wait} aria-busy aria-label="Загрузка">
          <Skeleton width={180} />
          <Skeleton width="45%" height="1.5rem" />
          <Skeleton width="70%" height="2rem" />
          <Skeleton width="60%" />
          <Skeleton width="65%" />
        </div>
      )}
      {data === undefined && !isPending && (
        <RecordFailure error={error} missing={missing} list={list} onRepeat={() => void refetch()} />
      )}
    </>
  );
}
