import type { CheckStatus } from 'shared/contract/counterparty/counterparty.labels';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { addDays } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import type { Actor } from '../platform/http/actor';
import { canMerge, counterpartyLife, undoUntil } from './counterparties.policy';
import type { CounterpartyRecord } from './counterparties.repository';
import { warningsOf } from './counterparty-rules';

type Readiness = Counterparty['readiness'];

/** Days before the end of a check from which the card asks for a new one. */
const CHECK_NOTICE_DAYS = 30;

/** What its people should look after; nothing of it stops a step. */
export function readinessOf(record: CounterpartyRecord, today: string): Readiness {
  const found: Readiness = [];
  const warn = (field: string, message: string) => found.push({ field, message, level: 'warning' });
  const { check_valid_until: checked, status } = record;
  if (status === 'active' && checked !== null && checked < today) {
    warn('check_valid_until', `Срок проверки истёк ${formatDay(checked)}`);
  } else if (status === 'active' && checked !== null && checked <= addDays(today, CHECK_NOTICE_DAYS)) {
    warn('check_valid_until', `Срок проверки истекает ${formatDay(checked)}: отправьте на новую`);
  }
  for (const [at, person] of record.signatories.entries()) {
    const until = person.basis_valid_until;
    if (until !== null && until < today) {
      warn(`signatories.${String(at)}`, `Полномочия истекли ${formatDay(until)}: ${person.full_name}`);
    }
  }
  return found;
}

/** Where its check stands on the day. */
function checkStatus(
  { status, checked_at: at, check_valid_until: until }: CounterpartyRecord,
  today: string,
): CheckStatus {
  if (status === 'on_check') return 'pending';
  if (at === null) return 'none';
  return until !== null && until < today ? 'expired' : 'passed';
}

/** The merge the reader may still undo; null when there is none or its days are over. */
function undoableMerge(
  record: CounterpartyRecord,
  actor: Actor,
  today: string,
): Counterparty['undoable_merge'] {
  const { last_merged: source, last_merged_at: at } = record;
  if (source === null || at === null || !canMerge(actor, record)) return null;
  const until = undoUntil(at, today);
  return until === null ? null : { source, merged_at: at, undo_until: until };
}

/** The card with what the reader may do with it and what in it looks doubtful. */
export function cardView(record: CounterpartyRecord, actor: Actor, today: string): Counterparty {
  const can = counterpartyLife.canOf(actor, record);
  const comesBack = undoUntil(record.merged_at, today) !== null;
  return {
    ...record,
    can: { ...can, delete: can.delete && !comesBack, merge: canMerge(actor, record) },
    open_groups: [...counterpartyLife.groupsFor(actor, record)],
    available_actions: counterpartyLife.availableActions(actor, record),
    warnings: warningsOf(record),
    check_status: checkStatus(record, today),
    addresses_equal: {
      postal: record.postal_address === record.legal_address,
      actual: record.actual_address === record.legal_address,
    },
    undoable_merge: undoableMerge(record, actor, today),
    readiness: readinessOf(record, today),
  };
}
