import { COUNTERPARTY_STATUS_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty-status';
import { addDays } from '../calendar/business-day';
import { SYSTEM_ORIGIN } from '../platform/http/actor';
import { addState } from '../records/record-states.repository';
import type { Cast, Colleague, Partner } from './cast';
import { type DemoStep, workday } from './demo-step';

const HOUR = 3_600_000;

type Way = readonly (readonly [action: string, to: CounterpartyStatus])[];

const SENT = ['send-to-check', 'on_check'] as const;
/** How a partner has come into its state; a new one has not moved yet. */
const WAYS: Readonly<Partial<Record<CounterpartyStatus, Way>>> = {
  on_check: [SENT],
  active: [SENT, ['pass-check', 'active']],
  limited: [SENT, ['limit', 'limited']],
  blocked: [SENT, ['block', 'blocked']],
  liquidated: [['liquidate', 'liquidated']],
};

function statusOf(state: string): CounterpartyStatus {
  const found = Object.entries(COUNTERPARTY_STATUS_LABELS).find(([, label]) => label === state);
  if (found === undefined) throw new RangeError(`No counterparty is ${state}`);
  return found[0] as CounterpartyStatus;
}

/** The steps of a partner on its way, the last on the day of the check, each before it an hour earlier. */
function stepsOf({ id, nameFull, state, checkedAt }: Partner, today: string, checker: Colleague) {
  const way = WAYS[statusOf(state)] ?? [];
  const last = Date.parse(`${workday(checkedAt ?? addDays(today, -5))}T09:00:00Z`);
  return way.map(([action, to], at) => ({
    entry: {
      actor: { id: checker.id, name: checker.fullName },
      action: `counterparty.${action}`,
      entityType: 'counterparty',
      entityId: id,
      entityLabel: nameFull,
      changes: [{ field: 'status', old: way[at - 1]?.[1] ?? 'new', new: to }],
      origin: SYSTEM_ORIGIN,
      occurredAt: new Date(last - (way.length - 1 - at) * HOUR),
    },
    status: to,
  }));
}

/** What security has found out about the partners since they were entered; a check is good for a year. */
export async function addChecks({ trx, today, past }: DemoStep, cast: Cast): Promise<void> {
  const checker = cast.named('Ковалёв');
  for (const partner of cast.partners) {
    const steps = stepsOf(partner, today, checker);
    const last = steps.at(-1);
    if (last === undefined) continue;
    const checkedAt = workday(partner.checkedAt);
    await trx
      .updateTable('counterparties')
      .set({
        status: last.status,
        status_changed_at: last.entry.occurredAt,
        checked_at: checkedAt,
        checked_by_id: checkedAt === null ? null : checker.id,
        check_valid_until: checkedAt === null ? null : addDays(checkedAt, 365),
      })
      .where('id', '=', partner.id)
      .execute();
    for (const { entry, status } of steps) {
      const { entityType: kind, entityId: recordId, action, occurredAt: at } = entry;
      await addState(trx, { kind, recordId, status, at, actorId: checker.id, action });
      past.push(entry);
    }
  }
}
