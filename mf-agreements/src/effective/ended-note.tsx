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

interface Span {
  /** The first day of its terms, and the last one as it stands. */
  from: string;
  end: string | null;
  /** The day whose terms are read. */
  day: string;
  addendums: readonly EffectiveAddendum[];
}

/** That on the day the agreement is not in force yet, any longer, or paused; null while it is. */
export function endedText(agreement: Ended, { from, end, day, addendums }: Span): string | null {
  const { status, termination_date: terminated, completed_at: completed, suspended_from: paused } = agreement;
  if (day < from)
    return `До\u00A0${formatDate(from)} договора ещё не было. Ниже условия, с которыми он начинается.`;
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
  from: string;
  addendums: readonly EffectiveAddendum[];
  day: string;
}

/** Terms of a day on which nothing was in force are said to be what the agreement began or ended with. */
export function EndedNote({ agreement, ...span }: EndedNoteProps) {
  const end = agreement.effective === null ? agreement.end_date : agreement.effective.end_date;
  const text = endedText(agreement, { end, ...span });
  if (text === null) return null;
  return <Strip icon={<IconInfoCircle size={16} stroke={1.75} />}>{text}</Strip>;
}
