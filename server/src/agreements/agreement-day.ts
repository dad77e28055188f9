import { type Updateable } from 'kysely';
import type { AgreementRecord } from './agreements.repository';
import type { AgreementsTable } from './schema';
import { inForce } from './terms/in-force';
import { retentionUntil } from './life/agreement-effects';
import { renewedTerm } from './life/agreement-renewal';
import { statusAfterSignature, termOutcome } from './life/agreements.workflow';

interface Outcome {
  action: 'agreement.activated' | 'agreement.expired' | 'agreement.renewed';
  set: Updateable<AgreementsTable>;
}

function expired(record: AgreementRecord, end: string, now: Date): Updateable<AgreementsTable> {
  return {
    status: 'expired',
    status_changed_at: now,
    status_reason: null,
    retention_until: retentionUntil(end, record),
  };
}

/** What the day does to the agreement; null when nothing. */
export function outcomeOf(stored: AgreementRecord, today: string, now: Date): Outcome | null {
  const record = inForce(stored);
  if (record.status === 'signed' && statusAfterSignature(record, today) === 'active') {
    return {
      action: 'agreement.activated',
      set: { status: 'active', status_changed_at: now, status_reason: null },
    };
  }
  if (record.status !== 'active') return null;
  switch (termOutcome(record, today)) {
    case 'renews': {
      const set = renewedTerm(record, today);
      const isOver = termOutcome({ ...record, ...set }, today) === 'expires';
      return {
        action: 'agreement.renewed',
        set: isOver ? { ...set, ...expired(record, set.end_date, now) } : set,
      };
    }
    case 'expires':
      return { action: 'agreement.expired', set: expired(record, record.end_date ?? today, now) };
    case 'continues':
      return null;
  }
}
