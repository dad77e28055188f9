import { errorOf } from 'shared/http';
import { Button, Strip } from 'shared/ui';

interface RefusedRefreshProps {
  error: unknown;
  busy: boolean;
  onRepeat: () => void;
}

/** Says that what is shown is not the newest when the server refused to renew it; of a lost server the shell tells. */
export function RefusedRefresh({ error, busy, onRepeat }: RefusedRefreshProps) {
  const { status, message } = errorOf(error);
  if (status === null || status >= 500) return null;
  return (
    <Strip
      tone="orange"
      live="status"
      action={
        <Button size="sm" busy={busy} onClick={onRepeat}>
          Повторить
        </Button>
      }
    >
      {`Список не обновился и мог измениться. ${message}`}
    </Strip>
  );
}
