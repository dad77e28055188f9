import type { Agreement } from 'shared/contract/agreement/agreement';
import { OBLIGATION_KIND_LABELS } from 'shared/contract/obligation/obligation.labels';
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
  | 'coming'
> &
  Pick<Agreement, 'id'>;

const OVER = new Set(['completed', 'expired', 'terminated', 'rejected', 'cancelled']);
const days = (count: number) => counted(count, ['день', 'дня', 'дней']);
const months = (count: number) => counted(count, ['месяц', 'месяца', 'месяцев']);

function endNote(agreement: Dated): string | undefined {
  if (agreement.renewal_declined_on !== null) return 'Не продлится: от продления отказались';
  if (agreement.renews_by !== null) return `Продлится на ${months(agreement.renews_by)}`;
  return agreement.renewal_type === 'by_addendum' ? 'Продлевается по соглашению' : undefined;
}

/** What is owed is waited for until it is done, also when its day has passed. */
function owedEvents({ id, coming }: Dated): ComingEvent[] {
  return (coming?.obligations ?? []).map(({ kind, direction, title, day, addendum_id: by }) => ({
    date: day,
    title,
    note: `${OBLIGATION_KIND_LABELS[kind]}, ${direction === 'ours' ? 'исполняем мы' : 'исполняет контрагент'}`,
    noteTo: `${by === null ? paths.agreement(id) : paths.addendum(by)}?tab=obligations`,
    urgent: true,
  }));
}

/** Addenda that will be in force; one that ends the agreement is told by that. */
function agreedEvents({ coming, agreed_end: end }: Dated): ComingEvent[] {
  return (coming?.addendums ?? [])
    .filter(({ id }) => id !== end?.addendum.id)
    .map(({ id, number, title, day }) => ({
      date: day,
      title: `Вступит в силу ДС №\u00A0${number}`,
      note: title,
      noteTo: paths.addendum(id),
    }));
}

const byDay = (events: ComingEvent[]) => events.sort((left, right) => left.date.localeCompare(right.date));

/** What is still to come for an agreement, the nearest first; of one that is over its original and what is owed. */
export function comingDates(agreement: Dated, today: string): ComingEvent[] {
  const owed = owedEvents(agreement);
  if (OVER.has(agreement.status)) return byDay([...originalComing(agreement), ...owed]);
  const agreed = agreedEvents(agreement).filter(({ date }) => date >= today);
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
  return byDay([...events, ...owed, ...agreed]);
}
