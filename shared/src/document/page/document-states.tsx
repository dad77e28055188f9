import { IconCircleCheck, IconFileOff, IconLock } from '@tabler/icons-react';

import type { PermissionLabel } from '../../contract/access/permissions';
import { errorOf } from '../../http/http';
import { Button, LinkButton, Skeleton, StatePage } from '../../ui/ui';
import classes from './document-page.module.css';
import { nounTexts, type DocumentNoun } from './noun.labels';
import { SlowAnswer } from './slow-answer';
import { BEGINNING, neededReading, useMissingReading } from './use-reading';

export interface DocumentFailureProps {
  resource: string;
  noun: DocumentNoun;
  /** The register to go back to. */
  back: string;
  missing?: { title: string; text: string };
  error: unknown;
  onRetry: () => void;
}

const toBeginning = (
  <LinkButton to={BEGINNING} variant="primary">
    На главную
  </LinkButton>
);

interface UnseenProps {
  noun: DocumentNoun;
  /** As breadcrumbs call it. */
  name: string;
  isNew: boolean;
  lacking: PermissionLabel;
}

/** What stands in place of a card its maker may not open: that it is saved, and what would open it. */
export function SavedUnseen({ noun, name, isNew, lacking }: UnseenProps) {
  const texts = nounTexts(noun);
  return (
    <StatePage
      icon={<IconCircleCheck size={20} stroke={1.75} />}
      title={isNew ? texts.made : 'Изменения сохранены'}
      text={`${texts.name} ${name}. Чтобы открыть карточку, ${neededReading(lacking)}`}
      actions={toBeginning}
    />
  );
}

/** Why there is no record: none such or not for this reader, no right at all, or no answer. */
export function DocumentFailure({ resource, noun, back, missing, error, onRetry }: DocumentFailureProps) {
  const { status, message, requestId } = errorOf(error);
  const lacking = useMissingReading(resource);
  const texts = nounTexts(noun);
  const toList = (
    <LinkButton to={back} variant="primary">
      {texts.toList}
    </LinkButton>
  );
  if (status === 404) {
    return (
      <StatePage
        icon={<IconFileOff size={20} stroke={1.75} />}
        title={missing?.title ?? texts.missing}
        text={missing?.text ?? texts.missingWhy}
        actions={toList}
      />
    );
  }
  if (status === 403) {
    return (
      <StatePage
        icon={<IconLock size={20} stroke={1.75} />}
        title="Нет права на просмотр"
        text={lacking === null ? message : `Чтобы открыть ${noun.accusative}, ${neededReading(lacking)}`}
        // The register is closed by the same right.
        actions={lacking === null ? toList : toBeginning}
      />
    );
  }
  return (
    <StatePage
      title={texts.notLoaded}
      text={message}
      fine={requestId === null ? undefined : `Запрос ${requestId}`}
      actions={<Button onClick={onRetry}>Повторить</Button>}
    />
  );
}

/** The record while it is on its way: the same heights, nothing jumps when it comes. */
export function DocumentSkeleton({ noun }: { noun: DocumentNoun }) {
  return (
    <>
      <div className={classes.skeleton} aria-busy aria-label={nounTexts(noun).loading}>
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
      <SlowAnswer />
    </>
  );
}
