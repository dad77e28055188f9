import { IconInfoCircle } from '@tabler/icons-react';
import type { EffectiveAddendum } from 'shared/contract/addendum/effective-terms';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { formatDate } from 'shared/format';
import { Strip } from 'shared/ui';

type Ended = Pick<Agreement, 'status' | 'termination_date' | 'completed_at' | 'suspended_from'>;

const LIVES: readonly Agreement['status'][] = ['signed', 'active', 'suspended'];

/** The first day by which an addendum that both sides have signed is to end the agreement; null when none is. */
function endedBy(addendums: readonly EffectiveAddendum[], day: string): string | null {
  const ending = addendums.filter(({ status, ends_agreement: ends }) => ends === true && status === 'signed');
  const [first] = ending.map(({ effective_from: from }) => from ?? '').sort();
  return first === undefined || first === '' || day < first ? null : first;
}

/** That on the day the agreement is not in force any longer, or paused; null while it is. */
export function endedText(
  agreement: Ended,
  { end, day, addendums }: { end: string | null; day: string; addendums: readonly EffectiveAddendum[] },
): string | null {
  const { status, termination_date: terminated, completed_at: completed, suspended_from: paused } = agreement;
  const AFTER = 'Ниже условия, с которыми он закончился.';
  const ends = endedBy(addendums, day);
  if (status === 'terminated' && terminated !== null && day >= terminated)
    return `Договор расторгнут с\u00A0${formatDate(terminated)}. ${AFTER}`;
  if (status === 'completed' && completed !== null && day > completed)
    return `Договор исполнен ${formatDate(completed)}. ${AFTER}`;
  if (status === 'expired' && end !== null && day > end)
    return `Срок договора истёк ${formatDate(end)}. ${AFTER}`;
  if (ends !== null && LIVES.includes(status))
    return `С\u00A0${formatDate(ends)} договор будет расторгнут. Ниже условия, с которыми он закончится.`;
  if (status === 'suspended' && paused !== null && day >= paused)
    return `Договор приостановлен с\u00A0${formatDate(paused)}. Условия ниже начнут исполняться снова, когда его возобновят.`;
  return null;
}

export interface EndedNoteProps {
  agreement: Agreement;
  addendums: readonly EffectiveAddendum[];
  day: string;
}

/** Terms of a day on which nothing was in force are said to be what the agreement ended with. */
export function EndedNote({ agreement, addendums, day }: EndedNoteProps) {
  const end = agreement.effective === null ? agreement.end_date : agreement.effective.end_date;
  const text = endedText(agreement, { end, day, addendums });
  if (text === null) return null;
  return <Strip icon={<IconInfoCircle size={16} stroke={1.75} />}>{text}</Strip>;
}
