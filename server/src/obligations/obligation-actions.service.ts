import type { Updateable } from 'kysely';
import type { z } from 'zod';
import { compareDecimals, sumMoney } from 'shared/contract/money/decimal';
import type { Obligation } from 'shared/contract/obligation/obligation';
import type { obligationActionInput } from 'shared/contract/obligation/obligation-input';
import type { ObligationAction } from 'shared/contract/obligation/obligation.workflow';
import { formatDay } from '../calendar/format-day';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, type FieldErrors } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { takeAction } from '../records/document-action.service';
import { updateVersioned } from '../records/versioned-row';
import { formatAmount } from 'shared/format';
import { refreshDueDates } from './obligation-due.service';
import { obligationSource } from './obligation-source';
import { requireProof } from './obligation-proof.service';
import { obligationLife } from './obligations.policy';
import type { ObligationRecord } from './obligations.repository';
import { obligationView } from './obligations.view';
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

/** The larger of what was owed and what is done already: an addendum may have made the sum less than what was paid. */
const wholeOf = ({ sum, done_amount: done }: ObligationRecord) =>
  sum === null || done === null || compareDecimals(done, sum) <= 0 ? sum : done;

const doneBy = (row: ObligationRecord, amount: string | undefined) =>
  amount === undefined ? wholeOf(row) : sumMoney([row.done_amount ?? '0', amount]);

function sumQuestion(row: ObligationRecord, amount: string | undefined): string | null {
  const { sum, currency_code: currency } = row;
  const done = amount === undefined ? null : doneBy(row, amount);
  if (sum === null || done === null || compareDecimals(done, sum) <= 0) return null;
  return `Вместе с этим исполнено ${formatAmount(done, currency)} из ${formatAmount(sum, currency)}. Подтвердите, если сумма верна`;
}

/** What was done before there was a document is rare, and more often a year is mistaken. */
function dayQuestion({ dated, start_date: start }: ObligationRecord, day: string): string | null {
  const [first] = [dated, start].filter((each) => each !== null).sort();
  if (first === undefined || day >= first) return null;
  return `Дата исполнения раньше даты документа и начала его действия (${formatDay(first)}). Подтвердите, если дата верна`;
}

/** What may be a slip of the pen: asked with 409, taken with the confirmation. */
function requireMeant(actor: Actor, row: ObligationRecord, { action, input, today }: Taking): void {
  if (action !== 'mark-done' || input.confirmed === true) return;
  const questions = [dayQuestion(row, input.date ?? today), sumQuestion(row, input.amount)];
  const message = questions.filter((question) => question !== null).join('. ');
  if (message === '') return;
  throw new Conflict(obligationView(row, actor, today), message, { confirmed: [message] });
}

/**
 * What being done writes: less than the whole sum leaves the rest open. It is done on the day of its last part, in
 * whatever order the parts are written down.
 */
function doneColumns(row: ObligationRecord, { input, today }: Taking): Columns {
  const day = input.date ?? today;
  const done = doneBy(row, input.amount);
  const isPart = done !== null && row.sum !== null && compareDecimals(done, row.sum) < 0;
  return {
    status: isPart ? 'partially' : 'done',
    done_at: row.done_at !== null && row.done_at > day ? row.done_at : day,
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
          requireMeant(actor, row, { action, input, today });
          const { document_version_id: proof } = input;
          if (proof !== undefined) await requireProof(deps, trx, { row, actor, action, id: proof });
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
