import { IconFileOff, IconLock } from '@tabler/icons-react';
import { errorOf } from 'shared/http';
import { Button, LinkButton, Skeleton, StatePage } from 'shared/ui';

import { paths } from '../paths';
import classes from './card.module.css';

export interface CardFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** Why there is no card: no such agreement or not for this reader, no right at all, or no answer. */
export function CardFailure({ error, onRetry }: CardFailureProps) {
  const { status, message, requestId } = errorOf(error);
  const back = (
    <LinkButton to={paths.agreements()} variant="primary">
      К списку договоров
    </LinkButton>
  );
  if (status === 404) {
    return (
      <StatePage
        icon={<IconFileOff size={20} stroke={1.75} />}
        title="Такого договора нет или он вам недоступен"
        text="Он мог быть удалён или относится к подразделению, документы которого вы не видите. Доступ даёт администратор."
        actions={back}
      />
    );
  }
  if (status === 403) {
    return (
      <StatePage
        icon={<IconLock size={20} stroke={1.75} />}
        title="Нет права на просмотр"
        text={message}
        actions={back}
      />
    );
  }
  return (
    <StatePage
      title="Договор не загрузился"
      text={message}
      fine={requestId === null ? undefined : `Запрос ${requestId}`}
      actions={<Button onClick={onRetry}>Повторить</Button>}
    />
  );
}

/** The card while it is on its way: the same heights, nothing jumps when it comes. */
export function CardSkeleton() {
  return (
    <div className={classes.skeleton} aria-busy aria-label="Договор загружается">
      <Skeleton width={220} height={12} />
      <Skeleton width="60%" height={24} />
      <Skeleton width={140} height={20} />
      <div className={classes.skeletonFacts}>
        {[0, 1, 2, 3].map((place) => (
          <Skeleton key={place} width="70%" height={32} />
        ))}
      </div>
      {[70, 55, 62, 48].map((width) => (
        <Skeleton key={width} width={`${String(width)}%`} height={12} />
      ))}
    </div>
  );
}
