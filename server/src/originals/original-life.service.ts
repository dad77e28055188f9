import { type RawBuilder, sql } from 'kysely';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';
import { formatDay } from '../calendar/format-day';
import { addWorkingDays } from '../calendar/working-days.repository';
import type { Trx } from '../platform/database/database';
import { onPaper, type OriginalFacts, originalGuards } from '../records/awaited-original';
import { lastSignedOn, longBefore, type Signatures } from '../records/signing/signing';
import type { FieldErrors } from '../platform/http/errors';

/** Working days the signed original may take to come back. Source: domain reference, 1.1.1. */
const RETURN_DAYS = 10;

interface Waiting {
  originals_status: OriginalsStatus;
  originals_written_off_at: string | null;
  originals_written_off_reason: string | null;
  originals_written_off_by_id: number | null;
}

/** True of the rows under that alias, in one of the states, whose original is awaited; the same rule as of the guards. */
export function awaitsOriginal(alias: string, states: readonly string[]): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<boolean>`(${column('status')} = any(${states}::text[])
    and ${column('signing_method')} in ('paper', 'scan')
    and ${column('originals_received_at')} is null
    and ${column('originals_status')} not in ('received', 'written_off')
    and (${column('originals_due_at')} is not null or ${column('originals_status')} in ('sent', 'overdue')))`;
}

/** Of a document that goes to be signed on paper, or whose paper is sent, the day its original is awaited by; a day already set stays. */
export async function awaitedOnSigning(
  trx: Trx,
  facts: Pick<OriginalFacts, 'signing_method' | 'originals_due_at'>,
  today: string,
): Promise<{ originals_due_at?: string }> {
  if (!onPaper(facts) || facts.originals_due_at !== null) return {};
  return { originals_due_at: await addWorkingDays(trx, today, RETURN_DAYS) };
}

interface Said {
  action: OriginalAction;
  input: { date?: string | undefined; storage_place?: string | undefined; reason?: string | undefined };
  today: string;
}

const NOT_WRITTEN_OFF = {
  originals_written_off_at: null,
  originals_written_off_reason: null,
  originals_written_off_by_id: null,
} as const;

/** True for the actions that say what has become of an original. */
export function isOriginalAction(action: string): action is OriginalAction {
  return Object.hasOwn(originalGuards, action);
}

type Awaited = Pick<OriginalFacts, 'originals_due_at'>;

/** The columns an action writes; a day that is not given is today. */
export function originalColumns(
  { action, input, today }: Said,
  { actorId, originals_due_at: due }: Awaited & { actorId: number },
) {
  if (action === 'send-original') {
    return {
      originals_status: due !== null && due < today ? 'overdue' : 'sent',
      originals_sent_at: input.date ?? today,
      originals_sent_by_id: actorId,
    } as const;
  }
  if (action === 'receive-original') {
    return {
      ...NOT_WRITTEN_OFF,
      originals_status: 'received',
      originals_received_at: input.date ?? today,
      storage_place: input.storage_place ?? null,
    } as const;
  }
  return {
    originals_status: 'written_off',
    originals_written_off_at: today,
    originals_written_off_reason: input.reason ?? null,
    originals_written_off_by_id: actorId,
  } as const;
}

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

type Dated = Pick<OriginalFacts, 'originals_status' | 'originals_due_at'>;

/**
 * The state of an original whose state or day was typed: whether it is late, the day says, whichever of the two was
 * typed; other states stand. What nobody touched stays as it is.
 */
export function originalStateOn(said: Dated, before: Dated, today: string): OriginalsStatus {
  const { originals_status: status, originals_due_at: due } = said;
  const isTouched = status !== before.originals_status || due !== before.originals_due_at;
  if (!isTouched || (status !== 'sent' && status !== 'overdue')) return status;
  return due !== null && due < today ? 'overdue' : 'sent';
}

/** What follows from the typed state: who has sent the paper, and that what is awaited again is not written off. */
export function originalOnEdit(row: Typed, values: Typed, actorId: number) {
  const { originals_status: status } = values;
  const back: Partial<Waiting> = status === 'written_off' ? {} : NOT_WRITTEN_OFF;
  if (status === 'not_required') return { ...back, originals_sent_by_id: null };
  const isNew = row.originals_status === 'not_required' || row.originals_sent_at !== values.originals_sent_at;
  return isNew && status === 'sent' ? { ...back, originals_sent_by_id: actorId } : back;
}
