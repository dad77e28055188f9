import { type RawBuilder, sql } from 'kysely';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { OriginalsStatus } from 'shared/contract/agreement/agreement-status';
import { addWorkingDays } from '../calendar/working-days.repository';
import type { Trx } from '../platform/database/database';
import { onPaper, type OriginalFacts, originalGuards } from '../records/awaited-original';

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

export interface Said {
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

type Typed = Pick<OriginalFacts, 'originals_status' | 'originals_sent_at' | 'originals_received_at'>;

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
