import { quoted } from '../../contract/quotation';
import { errorOf } from '../../http/http';
import { Button, EmptyState } from '../../ui/ui';
import { isConditionParam } from '../address/condition';
import type { FilterField } from '../filter/filter-field';

interface RegisterFailureProps {
  error: unknown;
  /** By their labels a refused condition is named. */
  filters: readonly FilterField[];
  /** Asks again; null when the answer would be the same. */
  onRepeat: (() => void) | null;
  /** Takes the conditions away; null when there are none. */
  onReset: (() => void) | null;
}

const TITLES: Readonly<Record<number, string>> = {
  403: 'Нет доступа к этому списку',
  422: 'Список по этому адресу показать нельзя',
};

/** What is wrong with the address, each fault under the name of its condition: several say nothing apart from it. */
function faultsOf(errors: ReturnType<typeof errorOf>['errors'], filters: readonly FilterField[]): string[] {
  return Object.entries(errors).flatMap(([name, texts]) => {
    const field = filters.find((one) => isConditionParam(name, one.name));
    return field === undefined ? texts : texts.map((text) => `${quoted(field.label)}: ${text}`);
  });
}

/** Why the rows did not come, and what can be done. */
export function RegisterFailure({ error, filters, onRepeat, onReset }: RegisterFailureProps) {
  const { status, message, errors, requestId } = errorOf(error);
  const details = faultsOf(errors, filters);
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
