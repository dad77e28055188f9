import type { Counterparty } from 'shared/contract/counterparty';
import { formatDay } from '../calendar/format-day';
import type { Actor } from '../platform/http/actor';
import { counterpartyLife } from './counterparties.policy';
import type { CounterpartyRecord } from './counterparties.repository';
import { warningsOf } from './counterparty-rules';

type Readiness = Counterparty['readiness'];

/** What its people should look after; nothing of it stops a step. */
export function readinessOf(record: CounterpartyRecord, today: string): Readiness {
  const found: Readiness = [];
  const warn = (field: string, message: string) => found.push({ field, message, level: 'warning' });
  const { check_valid_until: checked, status } = record;
  if (status === 'active' && checked !== null && checked < today) {
    warn('check_valid_until', `Срок проверки истёк ${formatDay(checked)}`);
  }
  for (const [at, person] of record.signatories.entries()) {
    const until = person.basis_valid_until;
    if (until !== null && until < today) {
      warn(`signatories.${String(at)}`, `Полномочия истекли ${formatDay(until)}: ${person.full_name}`);
    }
  }
  return found;
}

/** The card with what the reader may do with it and what in it looks doubtful. */
export function cardView(record: CounterpartyRecord, actor: Actor, today: string): Counterparty {
  return {
    ...record,
    can: counterpartyLife.canOf(actor, record),
    open_groups: [...counterpartyLife.groupsFor(actor, record)],
    available_actions: counterpartyLife.availableActions(actor, record),
    warnings: warningsOf(record),
    readiness: readinessOf(record, today),
  };
}
