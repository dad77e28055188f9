import { errorOf } from '../../http/http';
import { Button, EmptyState } from '../../ui/ui';

interface RegisterFailureProps {
  error: unknown;
  /** Asks again; null when the answer would be the same. */
  onRepeat: (() => void) | null;
  /** Takes the conditions away; null when there are none. */
  onReset: (() => void) | null;
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Нет доступа к этому списку',
  422: 'Адрес содержит условие, которого здесь нет',
};

/** Why the rows did not come, and what can be done. */
export function RegisterFailure({ error, onRepeat, onReset }: RegisterFailureProps) {
  const { status, message, errors, requestId } = errorOf(error);
  const details = Object.values(errors).flat();
  return (
    <EmptyState
      title={TITLES[status ?? 0] ?? 'Список не загрузился'}
      text={status === 422 && details.length > 0 ? details.join('. ') : message}
      fine={requestId === null ? undefined : `Номер запроса: ${requestId}`}
      actions={
        <>
          {onRepeat !== null && <Button onClick={onRepeat}>Повторить</Button>}
          {onReset !== null && (
            <Button variant={onRepeat === null ? 'default' : 'ghost'} onClick={onReset}>
              Сбросить условия
            </Button>
          )}
        </>
      }
    />
  );
}
