import { plural } from 'shared/format';

const OPEN = [
  'неисполненное обязательство',
  'неисполненных обязательства',
  'неисполненных обязательств',
] as const;

/** What whoever ends an agreement has to know of the obligations it leaves open. */
export function openObligationsQuestion(action: 'complete' | 'terminate', open: number): string {
  const left = `Не закрыто по договору: ${String(open)} ${plural(open, OPEN)}.`;
  return action === 'complete'
    ? `${left} Отметьте их исполненными или снимите, либо подтвердите, что договор исполнен и так`
    : `${left} Расторжение их не снимает. Подтвердите, что просмотрели их`;
}
