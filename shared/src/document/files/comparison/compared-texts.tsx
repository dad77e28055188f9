import { useQuery } from '@tanstack/react-query';

import { errorOf } from '../../../http/http';
import { Button, EmptyState, Loader } from '../../../ui/ui';
import { comparisonQuery } from './comparison.queries';
import { Redline } from './redline';

export interface ComparedTextsProps {
  beforeId: number;
  afterId: number;
  /** It is a part of a page: one text, and the keys are the page's. */
  isWithin?: boolean;
}

/** What differs between two versions of a text, or why that cannot be said. */
export function ComparedTexts({ beforeId, afterId, isWithin = false }: ComparedTextsProps) {
  const { data, error, refetch } = useQuery(comparisonQuery({ beforeId, afterId }));
  const { status, message } = errorOf(error);
  if (data !== undefined) {
    const pair = `${String(data.before.id)}-${String(data.after.id)}`;
    return <Redline key={pair} comparison={data} isWithin={isWithin} />;
  }
  if (error === null) return <Loader />;
  return (
    <EmptyState
      title="Сравнить версии нельзя"
      text={message}
      actions={status === 415 ? undefined : <Button onClick={() => void refetch()}>Повторить</Button>}
    />
  );
}
