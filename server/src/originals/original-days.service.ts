import { formatDay } from '../calendar/format-day';
import type { FieldErrors } from '../platform/http/errors';
import type { OriginalFacts } from '../records/awaited-original';
import { lastSignedOn, longBefore, type Signatures } from '../records/signing/signing';
import type { Said } from './original-life.service';

const NOT_SENT_YET = 'Дата отправки ещё не наступила';
const EARLY = 'Дата получения ещё не наступила';
const BEFORE_SENT = 'Получен раньше, чем отправлен';

interface Limits {
  today: string;
  /** The day the document bears. */
  dated: string | null;
  /** Of a document nobody could sign yet nothing is told. */
  signatures: Partial<Signatures>;
}

function sentFault(day: string, { today, dated }: Limits): string | null {
  return day > today ? NOT_SENT_YET : longBefore(day, dated, 'Дата отправки');
}

/** A paper that bears every signature comes back after the last of them. */
function receivedFault(day: string, sent: string | null, { today, signatures }: Limits): string | null {
  if (day > today) return EARLY;
  if (sent !== null && day < sent) return BEFORE_SENT;
  const signed = lastSignedOn(signatures);
  return signed === null || day >= signed ? null : `Получен раньше, чем подписан: ${formatDay(signed)}`;
}

/** What is wrong with the day of a sending or a receipt, under its question; empty when nothing is. */
export function originalDayFaults(
  facts: Pick<OriginalFacts, 'originals_sent_at'> & Signatures & { dated: string | null },
  { action, input, today }: Said,
): FieldErrors {
  if (action === 'write-off-original') return {};
  const limits = { today, dated: facts.dated, signatures: facts };
  const day = input.date ?? today;
  const isSending = action === 'send-original';
  const fault = isSending ? sentFault(day, limits) : receivedFault(day, facts.originals_sent_at, limits);
  return fault === null ? {} : { date: [fault] };
}

type Typed = Pick<OriginalFacts, 'originals_status' | 'originals_sent_at' | 'originals_received_at'>;

/** What is wrong with an original as it was typed into a form; a field that was not touched is not blamed for its state. */
export function originalFaults(
  values: Typed,
  { changed, ...limits }: Limits & { changed: (field: keyof Typed) => boolean },
): FieldErrors {
  const { originals_status: status, originals_sent_at: sent, originals_received_at: received } = values;
  const errors: FieldErrors = {};
  const sentWrong = sent === null || !changed('originals_sent_at') ? null : sentFault(sent, limits);
  if (sentWrong !== null) errors.originals_sent_at = [sentWrong];
  const isDayNew = changed('originals_received_at') || changed('originals_sent_at');
  const receivedWrong = received === null || !isDayNew ? null : receivedFault(received, sent, limits);
  if (receivedWrong !== null) errors.originals_received_at = [receivedWrong];
  if (status === 'written_off' && changed('originals_status')) {
    errors.originals_status = ['Списывают действием «Списать оригинал», с причиной'];
  }
  return errors;
}
