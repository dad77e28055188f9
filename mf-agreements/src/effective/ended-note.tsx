import { IconInfoCircle } from '@tabler/icons-react';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { formatDate } from 'shared/format';
import { Strip } from 'shared/ui';

type Ended = Pick<Agreement, 'status' | 'termination_date' | 'completed_at' | 'suspended_from'>;

/** That on the day the agreement was not in force any longer, or paused; null while it was. */
export function endedText(agreement: Ended, end: string | null, day: string): string | null {
  const { status, termination_date: terminated, completed_at: completed, suspended_from: paused } = agreement;
  const AFTER = 'Ниже условия, с которыми он закончился.';
  if (status === 'terminated' && terminated !== null && day >= terminated)
    return `Договор расторгнут с\u00A0${formatDate(terminated)}. ${AFTER}`;
  if (status === 'completed' && completed !== null && day > completed)
    return `Договор исполнен ${formatDate(completed)}. ${AFTER}`;
  if (status === 'expired' && end !== null && day > end)
    return `Срок договора истёк ${formatDate(end)}. ${AFTER}`;
  if (status === 'suspended' && paused !== null && day >= paused)
    return `Договор приостановлен с\u00A0${formatDate(paused)}. Условия ниже начнут исполняться снова, когда его возобновят.`;
  return null;
}

export interface EndedNoteProps {
  agreement: Agreement;
  day: string;
}

/** Terms of a day on which nothing was in force are said to be what the agreement ended with. */
export function EndedNote({ agreement, day }: EndedNoteProps) {
  const end = agreement.effective === null ? agreement.end_date : agreement.effective.end_date;
  const text = endedText(agreement, end, day);
  if (text === null) return null;
  return <Strip icon={<IconInfoCircle size={16} stroke={1.75} />}>{text}</Strip>;
}
