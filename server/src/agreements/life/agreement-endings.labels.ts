import { plural } from 'shared/format';
import { formatDay } from '../../calendar/format-day';

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

/** What whoever writes down an objection to renewal has to know when it came after the last day for it; null in time. */
export function lateObjectionQuestion(deadline: string | null, day: string): string | null {
  if (deadline === null || day <= deadline) return null;
  const late = `Уведомить об отказе нужно было до ${formatDay(deadline)} включительно.`;
  return `${late} Подтвердите, если стороны всё же решили не продлевать договор`;
}
