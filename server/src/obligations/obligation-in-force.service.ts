import { isDeepStrictEqual } from 'node:util';
import type { KeptChange } from 'shared/contract/record/kept-change';
import type { Updateable } from 'kysely';
import type { Trx } from '../platform/database/database';
import type { Deps } from '../platform/module';
import { changeAlong } from '../records/record-change.service';
import type { Change } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { dueDateIn } from './obligation-due.service';
import { type ObligationInForce, ruleInForce } from './terms/in-force';
import { obligationSource } from './obligation-source';
import { findObligation, type ObligationRecord } from './obligations.repository';
import type { OwedTerm } from './terms/owed-term';
import type { ObligationsTables } from './schema';

type Columns = Updateable<ObligationsTables['obligations']>;

const nameOf = ({ addendum }: ObligationInForce) => `ДС №\u00a0${addendum.number}`;

/** One that an addendum takes out need not be carried out; it is open again when the addendum no longer holds. */
function stateOf(row: ObligationRecord, inForce: ObligationInForce | null, now: string): Columns {
  const wasOut = row.in_force?.removed === true;
  const isOut = inForce?.removed === true;
  const isOpen = row.status === 'planned' || row.status === 'partially';
  if (isOut && isOpen)
    return { status: 'waived', status_reason: `Исключено: ${nameOf(inForce)}`, status_changed_at: now };
  if (!wasOut || isOut || row.status !== 'waived') return {};
  const status = row.done_amount === null ? 'planned' : 'partially';
  return { status, status_reason: null, status_changed_at: now };
}

async function settleOne(
  deps: Deps,
  step: { trx: Trx; change: Change; id: number; inForce: ObligationInForce | null },
): Promise<void> {
  const { trx, change, id, inForce } = step;
  const source = obligationSource(deps.app);
  await changeAlong(deps, source, {
    trx,
    change,
    id,
    decide: async ({ row, now }) => {
      const days = { signing: row.signed_on, start: row.start_date, obligation: row.after_done_at };
      const set: Columns = {
        in_force: inForce === null ? null : JSON.stringify(inForce),
        due_date: await dueDateIn(trx, ruleInForce(row, inForce), days),
        ...stateOf(row, inForce, now.toISOString()),
      };
      await updateVersioned(trx, 'obligations', { id, actorId: change.actor?.id ?? null, now, set });
      const after = await findObligation(deps.app, trx, { viewer: 'everything', id });
      const sums: KeptChange[] =
        after === null || after.sum === row.sum ? [] : [{ field: 'amount', old: row.sum, new: after.sum }];
      const by = inForce ?? row.in_force;
      const ground: KeptChange[] =
        by === null
          ? []
          : [
              {
                field: 'reason',
                old: null,
                new: `${inForce === null ? 'Больше не действует: ' : ''}${nameOf(by)}`,
              },
            ];
      return { action: 'obligation.terms-changed', said: [...sums, ...ground] };
    },
  });
}

/** The obligations are what the addenda of the day make of them: number → what holds; those that are as before stay untouched. */
export async function settleInForce(
  deps: Deps,
  step: {
    trx: Trx;
    change: Change;
    owed: readonly OwedTerm[];
    inForce: ReadonlyMap<number, ObligationInForce>;
  },
): Promise<void> {
  const { trx, change, owed, inForce } = step;
  for (const { id, in_force: before } of owed) {
    const now = inForce.get(id) ?? null;
    if (!isDeepStrictEqual(before, now)) await settleOne(deps, { trx, change, id, inForce: now });
  }
}
