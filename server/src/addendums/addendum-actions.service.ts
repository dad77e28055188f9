import type { Updateable } from 'kysely';
import type { OriginalAction } from 'shared/contract/agreement/originals.workflow';
import type { Addendum } from 'shared/contract/addendum/addendum';
import type { AddendumAction } from 'shared/contract/addendum/addendum.workflow';
import { followDocument } from '../approval/approval-flow.service';
import type { SendingChoice } from '../approval/approval-subjects.service';
import type { FileVersion } from '../files/files.repository';
import { requireSignedVersion } from '../files/named-version.service';
import { awaitedOnSigning, isOriginalAction, originalColumns } from '../originals/original-life.service';
import { originalDayFaults } from '../originals/original-days.service';
import type { RequestOrigin } from '../platform/http/actor';
import { Conflict } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { archiveColumns, isArchiving } from '../records/archiving';
import { takeAction } from '../records/document-action.service';
import type { Deciding } from '../records/record-source';
import {
  correctionFaults,
  correctionSaid,
  isCorrection,
  partyOfSignature,
} from '../records/signing/signed-file-correction';
import { partySaid, signaturesWith, signedFileColumns, signedFileSaid } from '../records/signing/signing';
import { isUnsigning, UNSIGNED } from '../records/signing/unsigned';
import { updateVersioned } from '../records/versioned-row';
import { readinessOf } from './addendum-readiness';
import { rebasedChanges } from './changes/addendum-changes.service';
import { applyEffect, tellOf } from './addendum-effects.service';
import type { StaleTerm } from './addendum-reading.service';
import { markFaults, registerSignature, type Taking, writeParties } from './signing/addendum-signing.service';
import { addendumSource } from './addendum-source';
import { noteStale, staleSaid, tellStale } from './signing/stale-signing.service';
import { cardView } from './addendums.view';
import { addendumLife, statusAfterSignature, statusOfSigned } from './addendums.policy';
import { type AddendumRecord, findAddendum } from './addendums.repository';
import { replaceChanges } from './changes/addendum-changes.repository';
import type { AddendumsTables } from './schema';

type Columns = Updateable<AddendumsTables['addendums']>;

/** The awaited original may be what the addendum has been waiting for. */
function ofOriginal(
  { row, now, today }: Pick<Deciding<AddendumRecord>, 'row' | 'now' | 'today'>,
  { actor, action, input }: Taking & { action: OriginalAction },
): Columns {
  const { originals_due_at } = row;
  const columns = originalColumns({ action, input, today }, { actorId: actor.id, originals_due_at });
  if (row.status !== 'signed') return columns;
  const status = statusAfterSignature({ ...row, ...columns }, today);
  return status === row.status ? columns : { ...columns, ...entered(status, now) };
}

const entered = (status: AddendumRecord['status'], now: Date, reason?: string) => ({
  status,
  status_changed_at: now,
  status_reason: reason ?? null,
});

async function columnsOf(
  { trx, row, now, today }: Deciding<AddendumRecord>,
  { actor, action, input }: Taking,
): Promise<Columns> {
  if (isArchiving(action)) return archiveColumns(action, { now, actorId: actor.id });
  if (isOriginalAction(action)) {
    const isSent = action === 'send-original';
    const due = isSent ? await awaitedOnSigning(trx, row, input.date ?? today) : {};
    return { ...ofOriginal({ row, now, today }, { actor, action, input }), ...due };
  }
  if (isCorrection(action)) return signedFileColumns(input);
  const { to } = addendumLife.workflow.actions[action];
  const day = input.date ?? today;
  const isSigning = action === 'mark-signed';
  const signatures = signaturesWith(row, { ...input, day });
  const unsigned: Columns = isUnsigning(action) ? { ...UNSIGNED, signature_marked_by_id: null } : {};
  const status = isSigning ? statusOfSigned({ ...row, ...signatures }, today) : (to ?? row.status);
  const changed = status === row.status ? {} : entered(status, now, input.reason);
  const awaited = action === 'send-to-signing' ? await awaitedOnSigning(trx, row, today) : {};
  const { parties: _, ...days } = signatures;
  const marked: Columns = isSigning
    ? { ...days, ...signedFileColumns(input), signature_marked_by_id: actor.id }
    : {};
  return { ...unsigned, ...marked, ...changed, ...awaited };
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
  let signedFile: FileVersion | null = null;
  return takeAction(
    deps,
    { source: addendumSource, life: addendumLife },
    {
      ...request,
      rules: {
        faults: (row, { action, input, today }) => {
          if (isOriginalAction(action)) {
            return originalDayFaults({ ...row, dated: row.addendum_date }, { action, input, today });
          }
          if (isCorrection(action)) return correctionFaults(row, input);
          return action === 'mark-signed' ? markFaults(row, input, today) : {};
        },
        readiness: readinessOf,
        write: async (deciding, taking) => {
          const { trx, row, now, today } = deciding;
          requireFresh(deciding, taking);
          signedFile = await requireSignedVersion(deps, trx, {
            actor,
            document: { type: addendumSource.kind.name, id: row.id },
            id: taking.input.document_version_id,
            step: addendumLife.workflow.actions[taking.action],
            method: row.signing_method,
          });
          if (taking.action === 'mark-signed') stale = await registerSignature(deciding, taking);
          if (taking.action === 'rebase') await rebase(deciding);
          const set = await columnsOf(deciding, taking);
          const isReceipt = taking.action === 'receive-original' && set.status === 'effective';
          if (isReceipt) stale = await noteStale(trx, row.id);
          await updateVersioned(trx, 'addendums', { id: row.id, actorId: taking.actor.id, now, set });
          await writeParties(deciding, taking);
          if (set.status === 'effective') {
            const change = { actor: taking.actor, origin: request.origin };
            await applyEffect(deps, { trx, change, addendum: row, today });
          }
        },
        said: (row) => [
          ...partySaid(partyOfSignature(row, request.action, given)),
          ...(isCorrection(request.action)
            ? correctionSaid(row, given, signedFile)
            : signedFileSaid(signedFile)),
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
