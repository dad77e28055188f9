import type { Updateable } from 'kysely';
import type { Addendum } from 'shared/contract/addendum/addendum';
import type { AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import { findAgreementsToReview } from '../agreements/terms/agreement-terms.service';
import { followDocument } from '../approval/approval-flow.service';
import type { SendingChoice } from '../approval/approval-subjects.service';
import {
  awaitedOnSigning,
  isOriginalAction,
  originalColumns,
  receiptFaults,
} from '../originals/original-life.service';
import { type RequestOrigin, SYSTEM_ORIGIN } from '../platform/http/actor';
import { Conflict } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { archiveColumns, isArchiving } from '../records/archiving';
import { takeAction } from '../records/document-action.service';
import { changeByServer } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { partySaid, signaturesWith, signingParty } from '../records/signing/signing';
import { isUnsigning, UNSIGNED } from '../records/signing/unsigned';
import { updateVersioned } from '../records/versioned-row';
import { readinessOf } from './addendum-readiness';
import { rebasedChanges } from './changes/addendum-changes.service';
import { applyEffect, settleTerms, tellOf } from './addendum-effects.service';
import type { StaleTerm } from './addendum-reading.service';
import { markFaults, registerSignature, type Taking, writeParties } from './addendum-signing.service';
import { addendumSource } from './addendum-source';
import { noteStale, staleSaid, tellStale } from './stale-signing.service';
import { cardView } from './addendums.view';
import { addendumLife, statusAfterSignature, statusOfSigned } from './addendums.policy';
import { type AddendumRecord, findAddendum, findDueAddendums } from './addendums.repository';
import { replaceChanges } from './changes/addendum-changes.repository';
import type { AddendumsTables } from './schema';

type Columns = Updateable<AddendumsTables['addendums']>;

async function columnsOf(
  { trx, row, now, today }: Deciding<AddendumRecord>,
  { actor, action, input }: Taking,
): Promise<Columns> {
  if (isArchiving(action)) return archiveColumns(action, { now, actorId: actor.id });
  if (isOriginalAction(action)) return originalColumns({ action, input, today }, actor.id);
  const { to } = addendumLife.workflow.actions[action];
  const day = input.date ?? today;
  const isSigning = action === 'mark-signed';
  const signatures = signaturesWith(row, { ...input, day });
  const unsigned: Columns = isUnsigning(action) ? { ...UNSIGNED, signature_marked_by_id: null } : {};
  const status = isSigning ? statusOfSigned({ ...row, ...signatures }, today) : (to ?? row.status);
  const entered =
    status === row.status ? {} : { status, status_changed_at: now, status_reason: input.reason ?? null };
  const awaited = action === 'send-to-signing' ? await awaitedOnSigning(trx, row, today) : {};
  const { parties: _, ...days } = signatures;
  const marked: Columns = isSigning ? { ...days, signature_marked_by_id: actor.id } : {};
  return { ...unsigned, ...marked, ...entered, ...awaited };
}

const MOVES_ON: readonly AddendumAction[] = ['send-to-approval', 'skip-approval'];

/** Refuses with 409 a step that would agree upon changes of what is no longer in force. */
function requireFresh({ row, today }: Deciding<AddendumRecord>, { actor, action }: Taking): void {
  const stale = row.changes.filter(({ conflict }) => conflict !== null).map(({ label }) => `«${label}»`);
  if (stale.length === 0 || !MOVES_ON.includes(action)) return;
  const message = `Условие изменилось после подготовки: ${stale.join(', ')}. Обновите исходные значения`;
  throw new Conflict(cardView(row, actor, today), message, { changes: [message] });
}

/** The changes start from what is in force now. */
async function rebase({ trx, row }: Deciding<AddendumRecord>): Promise<void> {
  const { changes } = (await findAddendum(trx, 'everything', row.id)) ?? { changes: [] };
  const given = { agreementId: row.agreement.id, addendumId: row.id, changes };
  await replaceChanges(
    trx,
    row.id,
    await rebasedChanges(trx, { ...given, effectiveFrom: row.effective_from }),
  );
}

/**
 * The addendum is where the action takes it, and its card is answered; refuses as `takeAction` does. A choice says who
 * is asked when it is sent to approval.
 */
export function act(
  deps: Deps,
  request: Taking & { origin: RequestOrigin; id: number; choice?: SendingChoice },
): Promise<Addendum> {
  const { actor, origin, input: given, choice } = request;
  let stale: StaleTerm[] = [];
  return takeAction(
    deps,
    { source: addendumSource, life: addendumLife },
    {
      ...request,
      rules: {
        faults: (row, { action, input, today }) => {
          if (isOriginalAction(action)) return receiptFaults(row, { action, input, today });
          return action === 'mark-signed' ? markFaults(row, input, today) : {};
        },
        readiness: readinessOf,
        write: async (deciding, taking) => {
          const { trx, row, now, today } = deciding;
          requireFresh(deciding, taking);
          if (taking.action === 'mark-signed') stale = await registerSignature(deciding, taking);
          if (taking.action === 'rebase') await rebase(deciding);
          const set = await columnsOf(deciding, taking);
          await updateVersioned(trx, 'addendums', { id: row.id, actorId: taking.actor.id, now, set });
          await writeParties(deciding, taking);
          if (set.status === 'effective') {
            const change = { actor: taking.actor, origin: request.origin };
            await applyEffect(deps, { trx, change, addendum: row, today });
          }
        },
        said: (row) => [
          ...(request.action === 'mark-signed' ? partySaid(signingParty(row, given)) : []),
          ...staleSaid(stale),
        ],
        notify: async (trx, change) => {
          const { before, after } = change;
          await tellOf(deps, trx, change);
          const isInForce = after.status === 'effective';
          await tellStale(deps, trx, { addendum: after, stale, actor, isInForce });
          const step = { trx, kind: 'addendum', id: after.id, actor, origin, choice };
          const states = { before: before.status, after: after.status, reason: given.reason ?? null };
          await followDocument(deps, { ...step, ...states });
        },
      },
    },
  );
}

const BATCH = 500;

/** Every signed addendum whose day has come is in force; each in a transaction of its own, safe to repeat. */
export async function takeEffect(deps: Deps, today: string): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findDueAddendums(deps.db, { today, afterId, most: BATCH });
    for (const id of ids) {
      await changeByServer(deps, addendumSource, {
        id,
        decide: async ({ trx, row, now }) => {
          if (row.status !== 'signed' || statusAfterSignature(row, today) !== 'effective') return null;
          const known = new Set(
            row.changes.flatMap((change) => (change.conflict === null ? [] : [change.id])),
          );
          const stale = await noteStale(trx, id);
          const set = { status: 'effective', status_changed_at: now, status_reason: null } as const;
          await updateVersioned(trx, 'addendums', { id, actorId: null, now, set });
          const change = { actor: null, origin: SYSTEM_ORIGIN };
          await applyEffect(deps, { trx, change, addendum: row, today });
          return {
            action: 'addendum.took-effect',
            said: staleSaid(stale),
            notify: async (inner, after) => {
              await tellOf(deps, inner, { after, actor: null });
              // What was confirmed at the signature is no news; what has changed since is.
              const fresh = stale.filter((term) => !known.has(term.id));
              await tellStale(deps, inner, { addendum: after, stale: fresh, actor: null, isInForce: true });
            },
          };
        },
      });
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}

/** Agreements whose terms time alone has changed show those of the day: a change that held until yesterday has ended. */
async function reviewTerms(deps: Deps, today: string): Promise<void> {
  let afterId = 0;
  for (;;) {
    const ids = await findAgreementsToReview(deps.db, { today, afterId, most: BATCH });
    for (const id of ids) {
      const change = { actor: null, origin: SYSTEM_ORIGIN };
      await deps.transact((trx) => settleTerms(deps, { trx, change, agreementId: id, today }));
    }
    const last = ids.at(-1);
    if (last === undefined || ids.length < BATCH) return;
    afterId = last;
  }
}

/** The terms of every agreement are those of the day. Safe to repeat. */
export async function meetDay(deps: Deps, today: string): Promise<void> {
  await takeEffect(deps, today);
  await reviewTerms(deps, today);
}
