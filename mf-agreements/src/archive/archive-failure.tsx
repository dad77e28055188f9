import { errorOf } from 'shared/http';
import { Button, EmptyState } from 'shared/ui';

/** Stands in the place of a list of the archive that did not load. */
export function ArchiveFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <EmptyState
      title="Архив не загрузился"
      text={errorOf(error).message}
      actions={<Button onClick={onRetry}>Повторить</Button>}
    />
  );
}
