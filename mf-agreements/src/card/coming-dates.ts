import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ComingEvent } from 'shared/document';
import { counted } from 'shared/format';
import { shortFullName } from 'shared/document';

import { paths } from '../paths';
import { originalComing } from '../originals/original-words';

type Dated = Pick<
  Agreement,
  | 'status'
  | 'start_date'
  | 'end_date'
  | 'is_indefinite'
  | 'notice_deadline'
  | 'notice_days'
  | 'renewal_type'
  | 'renews_by'
  | 'renewal_declined_on'
  | 'originals_status'
  | 'originals_due_at'
  | 'our_signatory'
  | 'their_signatory'
  | 'agreed_end'
>;

const OVER = new Set(['completed', 'expired', 'terminated', 'rejected', 'cancelled']);
const days = (count: number) => counted(count, ['день', 'дня', 'дней']);
const months = (count: number) => counted(count, ['месяц', 'месяца', 'месяцев']);

function endNote(agreement: Dated): string | undefined {
  if (agreement.renewal_declined_on !== null) return 'Не продлится: от продления отказались';
  if (agreement.renews_by !== null) return `Продлится на ${months(agreement.renews_by)}`;
  return agreement.renewal_type === 'by_addendum' ? 'Продлевается по соглашению' : undefined;
}

/** What is still to come for an agreement, the nearest first; of one that is over only its original. */
export function comingDates(agreement: Dated, today: string): ComingEvent[] {
  if (OVER.has(agreement.status)) return originalComing(agreement);
  const events: ComingEvent[] = [];
  const add = (date: string | null, title: string, more: Omit<ComingEvent, 'date' | 'title'> = {}) => {
    if (date !== null && date >= today) events.push({ date, title, ...more });
  };
  add(agreement.start_date, 'Начало действия');
  const { agreed_end: agreedEnd = null, end_date: end } = agreement;
  if (agreedEnd !== null) {
    const { id, number } = agreedEnd.addendum;
    const paper = { note: `Доп. соглашение №\u00A0${number}`, noteTo: paths.addendum(id) };
    add(agreedEnd.day, 'Расторжение', { ...paper, urgent: true });
  }
  const lives = !agreement.is_indefinite && (agreedEnd === null || (end !== null && end < agreedEnd.day));
  const early = agreement.notice_days === null ? undefined : `За ${days(agreement.notice_days)} до окончания`;
  if (lives) add(agreement.notice_deadline, 'Последний день уведомить', { note: early, urgent: true });
  if (lives) add(end, 'Окончание', { note: endNote(agreement), urgent: true });
  events.push(...originalComing(agreement));
  for (const person of [agreement.our_signatory, agreement.their_signatory]) {
    if (person !== null)
      add(person.basis_valid_until, `Истекают полномочия: ${shortFullName(person.full_name)}`, {
        note: person.basis,
      });
  }
  return events.sort((left, right) => left.date.localeCompare(right.date));
}
