import type { Updateable } from 'kysely';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { counterpartyActionInput } from 'shared/contract/counterparty/counterparty-input';
import type { CounterpartyAction } from 'shared/contract/counterparty/counterparty.workflow';
import { COUNTERPARTY_STATUS_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import {
  COUNTERPARTY_STATUSES,
  type CounterpartyStatus,
} from 'shared/contract/counterparty/counterparty-status';
import type { z } from 'zod';
import { addMonths } from '../calendar/business-day';
import { noticeStatus } from '../notifications/document-notices.service';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { FieldErrors } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { takeAction } from '../records/document-action.service';
import { findStates } from '../records/record-states.repository';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { counterpartyLife } from './counterparties.policy';
import type { CounterpartyRecord } from './counterparties.repository';
import { findDraftPeople } from './counterparty-drafts.repository';
import { counterpartySource } from './counterparty-source';
import type { CounterpartiesTable } from './schema';

/** Months a check may be good for. */
const LONGEST_CHECK = 120;

type ActionInput = z.output<typeof counterpartyActionInput>;
type Columns = Updateable<CounterpartiesTable>;

interface Taking {
  actor: Actor;
  action: CounterpartyAction;
  input: ActionInput;
}

/** Where a blocked one was before; of one whose states nobody has put down its check tells. */
async function statusBeforeBlock({ trx, row }: Deciding<CounterpartyRecord>): Promise<CounterpartyStatus> {
  const states = await findStates(trx, counterpartySource.kind.name, row.id);
  const last = states.findLast(({ status }) => status !== 'blocked')?.status;
  const unsaid = row.checked_at === null ? 'new' : 'active';
  return COUNTERPARTY_STATUSES.find((status) => status === last) ?? unsaid;
}

async function columnsOf(
  deciding: Deciding<CounterpartyRecord>,
  { actor, action, input }: Taking,
): Promise<Columns> {
  const { row, now, today } = deciding;
  if (action === 'archive') return { archived_at: now, archived_by_id: actor.id };
  if (action === 'unarchive') return { archived_at: null, archived_by_id: null };
  const follows = action === 'unblock' ? await statusBeforeBlock(deciding) : row.status;
  const status = counterpartyLife.workflow.actions[action].to ?? follows;
  const entered: Columns = { status, status_changed_at: now, status_reason: input.reason ?? null };
  if (action !== 'pass-check') return entered;
  return {
    ...entered,
    // The verdict of the check is no reason of the state: the card shows it apart.
    status_reason: null,
    checked_at: today,
    checked_by_id: actor.id,
    check_valid_until: input.date ?? null,
    check_comment: input.reason ?? null,
  };
}

function answerFaults({ action, input, today }: Omit<Taking, 'actor'> & { today: string }): FieldErrors {
  if (action !== 'pass-check' || input.date === undefined) return {};
  if (input.date < today) return { date: ['Этот день уже прошёл'] };
  // A slip of the year would spare the company every later check.
  return input.date > addMonths(today, LONGEST_CHECK) ? { date: ['Не дальше чем на десять лет вперёд'] } : {};
}

/** The counterparty is where the action takes it, and its card is answered; refuses as `takeAction` does. */
export function act(
  deps: Deps,
  request: Taking & { origin: RequestOrigin; id: number },
): Promise<Counterparty> {
  return takeAction(
    deps,
    { source: counterpartySource, life: counterpartyLife },
    {
      ...request,
      rules: {
        faults: (_, taking) => answerFaults(taking),
        readiness: () => [],
        write: async (deciding, taking) => {
          const { trx, row, now } = deciding;
          const set = await columnsOf(deciding, taking);
          await updateVersioned(trx, 'counterparties', { id: row.id, actorId: taking.actor.id, now, set });
        },
        notify: async (trx, { after, actor }) => {
          const drafting = after.status === 'blocked' ? await findDraftPeople(trx, after.id) : [];
          await noticeStatus(deps, trx, {
            kind: counterpartySource.kind,
            id: after.id,
            label: counterpartySource.label(after),
            actor,
            people: [after.responsible_id, after.created_by_id, ...drafting],
            statusLabel: COUNTERPARTY_STATUS_LABELS[after.status],
          });
        },
      },
    },
  );
}
