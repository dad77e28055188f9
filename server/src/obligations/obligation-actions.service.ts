import type { Updateable } from 'kysely';
import type { z } from 'zod';
import { compareDecimals, sumMoney } from 'shared/contract/money/decimal';
import type { Obligation } from 'shared/contract/obligation/obligation';
import type { obligationActionInput } from 'shared/contract/obligation/obligation-input';
import type { ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import type { FieldErrors } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { takeAction } from '../records/document-action.service';
import { updateVersioned } from '../records/versioned-row';
import { refreshDueDates } from './obligation-due.service';
import { obligationSource } from './obligation-source';
import { requireProof } from './obligation-proof.service';
import { obligationLife } from './obligations.policy';
import type { ObligationRecord } from './obligations.repository';
import type { ObligationsTables } from './schema';

type ActionInput = z.output<typeof obligationActionInput>;
type Columns = Updateable<ObligationsTables['obligations']>;

interface Taking {
  action: ObligationAction;
  input: ActionInput;
  today: string;
}

function faultsOf({ sum }: ObligationRecord, { action, input, today }: Taking): FieldErrors {
  if (action !== 'mark-done') return {};
  const errors: FieldErrors = {};
  if (input.date !== undefined && input.date > today) errors.date = ['Дата исполнения ещё не наступила'];
  if (input.amount === undefined) return errors;
  if (sum === null) errors.amount = ['У обязательства нет суммы'];
  else if (compareDecimals(input.amount, '0') <= 0) errors.amount = ['Укажите сумму больше нуля'];
  return errors;
}

/** What being done writes: less than the whole sum leaves the rest open. */
function doneColumns(row: ObligationRecord, { input, today }: Taking): Columns {
  const known = row.done_amount ?? '0';
  const done = input.amount === undefined ? row.sum : sumMoney([known, input.amount]);
  const isPart = done !== null && row.sum !== null && compareDecimals(done, row.sum) < 0;
  return {
    status: isPart ? 'partially' : 'done',
    done_at: input.date ?? today,
    done_amount: done,
    status_reason: input.reason === '' ? null : (input.reason ?? null),
    document_version_id: input.document_version_id ?? row.document_version_id ?? null,
  };
}

function columnsOf(row: ObligationRecord, taking: Taking): Columns {
  switch (taking.action) {
    case 'mark-done':
      return doneColumns(row, taking);
    case 'waive':
      return { status: 'waived', status_reason: taking.input.reason ?? null };
    case 'reopen':
      return {
        status: 'planned',
        done_at: null,
        done_amount: null,
        status_reason: null,
        document_version_id: null,
      };
  }
}

/**
 * The obligation is where the action takes it, those that wait for it have their terms, and its card is answered.
 * Refuses as `takeAction` does.
 */
export function act(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; id: number; action: ObligationAction; input: ActionInput },
): Promise<Obligation> {
  const { actor, origin } = request;
  return takeAction(
    deps,
    { source: obligationSource(deps.app), life: obligationLife },
    {
      ...request,
      rules: {
        faults: (row, taking) => faultsOf(row, taking),
        readiness: () => [],
        write: async ({ trx, row, now, today }, { action, input }) => {
          if (input.document_version_id !== undefined)
            await requireProof(deps, trx, { row, actor, action, input });
          const set = { ...columnsOf(row, { action, input, today }), status_changed_at: now };
          await updateVersioned(trx, 'obligations', { id: row.id, actorId: actor.id, now, set });
        },
        notify: async (trx, { after }) => {
          const document = { type: after.document_type, id: after.document_id };
          await refreshDueDates(deps, { trx, change: { actor, origin }, document });
        },
      },
    },
  );
}
