import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';
import type { ComingEvent } from 'shared/document';
import { formatDate } from 'shared/format';

interface KnownOriginal {
  originals_status: OriginalsStatus;
  originals_sent_at: string | null;
  originals_due_at: string | null;
  originals_received_at: string | null;
  originals_written_off_at?: string | null | undefined;
  originals_written_off_reason?: string | null | undefined;
}

const isOver = (status: OriginalsStatus) => status === 'received' || status === 'written_off';

/** Its days, and why it was written off; undefined when there is nothing to tell. */
export function originalNote(known: KnownOriginal): string | undefined {
  const parts = [
    ['отправлен', known.originals_sent_at],
    ['ожидается', isOver(known.originals_status) ? null : known.originals_due_at],
    ['получен', known.originals_received_at],
    ['списан', known.originals_written_off_at ?? null],
  ] as const;
  const told = parts.flatMap(([word, day]) => (day === null ? [] : [`${word} ${formatDate(day)}`]));
  if (told.length === 0) return undefined;
  const reason = known.originals_written_off_reason ?? null;
  return reason === null ? told.join(', ') : `${told.join(', ')}: ${reason}`;
}

/** The return of an original that is waited for; one that is late stays in sight until it comes. */
export function originalComing(
  known: Pick<KnownOriginal, 'originals_status' | 'originals_due_at'>,
): ComingEvent[] {
  const { originals_status: status, originals_due_at: due } = known;
  if (due === null || isOver(status)) return [];
  return [{ date: due, title: 'Возврат оригинала', urgent: true }];
}
