import { type Updateable } from 'kysely';
import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { closeTasks } from '../approval/approval.service';
import { addWorkingDays } from '../calendar/working-days.repository';
import { takeNumber } from '../numerators/numerators.service';
import type { Trx } from '../platform/database/database';
import { holds } from '../platform/http/access';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { changeRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { actionSaid } from '../records/signing';
import { copy } from './agreement-creation.service';
import { type ActionInput, effectOf, inputFaults } from './agreement-effects';
import { noticeStatus } from './agreement-notices';
import { readinessOf } from './agreement-readiness';
import { agreementSource } from './agreement-source';
import { mayAct } from './agreements.policy';
import { type AgreementRecord, isNumberTaken, updateAgreement } from './agreements.repository';
import { cardView } from './agreements.view';
import { allowsAction } from './agreements.workflow';
import type { AgreementsTable } from './schema';

/** Working days the signed original may take to come back. Source: domain reference, 1.1.1. */
const ORIGINALS_DAYS = 10;

function requireReady(record: AgreementRecord, today: string): void {
  const faults = readinessOf(record, today).filter((entry) => entry.level === 'error');
  if (faults.length === 0) return;
  throw new ValidationFailed(Object.fromEntries(faults.map(({ field, message }) => [field, [message]])));
}

/** The next free number of the organisation: numbers given by hand are passed over. */
async function nextNumber(trx: Trx, record: AgreementRecord): Promise<string> {
  const agreementDate = record.agreement_date ?? '';
  for (;;) {
    const number = await takeNumber(trx, {
      purpose: 'agreement',
      organizationId: record.organization_id,
      agreementTypeId: record.agreement_type_id,
      typeCode: record.type_code,
      year: Number(agreementDate.slice(0, 4)),
    });
    const wanted = { number, organizationId: record.organization_id, agreementDate, exceptId: record.id };
    if (!(await isNumberTaken(trx, wanted))) return number;
  }
}

async function registered(
  trx: Trx,
  record: AgreementRecord,
  today: string,
): Promise<Updateable<AgreementsTable>> {
  const isPaper = record.signing_method === 'paper' || record.signing_method === 'scan';
  return {
    ...(record.number === null && { number: await nextNumber(trx, record) }),
    ...(isPaper &&
      record.originals_due_at === null && {
        originals_due_at: await addWorkingDays(trx, today, ORIGINALS_DAYS),
      }),
  };
}

/** Files that went to approval are what was approved: they change no more. */
async function freezeFiles(trx: Trx, id: number, now: Date): Promise<void> {
  await trx
    .updateTable('document_versions')
    .set({ frozen_at: now })
    .where('documentable_type', '=', 'agreement')
    .where('documentable_id', '=', id)
    .where('is_current', '=', true)
    .where('frozen_at', 'is', null)
    .execute();
}

interface Taking {
  actor: Actor;
  action: AgreementAction;
  input: ActionInput;
}

function requireAllowed({ row, today }: Deciding<AgreementRecord>, { actor, action }: Taking): void {
  if (!mayAct(actor, action, row)) throw new Forbidden();
  const isArchived = row.archived_at !== null;
  const state = { status: row.status, archived: isArchived, approvalRequired: row.approval_required };
  if (allowsAction(action, state)) return;
  const message = isArchived
    ? 'Договор в архиве, сначала верните его'
    : `В статусе «${AGREEMENT_STATUS_LABELS[row.status]}» это действие недоступно`;
  throw new Conflict(cardView(row, actor, today), message, { status: [message] });
}

async function decide(deciding: Deciding<AgreementRecord>, taking: Taking) {
  requireAllowed(deciding, taking);
  const { deps, trx, row, now, today } = deciding;
  const { actor, action, input } = taking;
  const facts = { record: row, input, today, now, actorId: actor.id };
  const faults = inputFaults(action, facts);
  if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
  if (AGREEMENT_WORKFLOW.actions[action].forward) requireReady(row, today);

  const extra = action === 'send-to-signing' ? await registered(trx, row, today) : {};
  await updateAgreement(trx, { id: row.id, actor, now, set: { ...effectOf(action, facts), ...extra } });
  if (action === 'send-to-approval') await freezeFiles(trx, row.id, now);
  if (action === 'recall' || action === 'cancel') {
    await closeTasks(trx, { kind: 'agreement', id: row.id }, now);
  }
  return {
    action: `agreement.${action}`,
    said: actionSaid(input),
    notify: async (inner: Trx, after: AgreementRecord) => {
      if (after.status !== row.status) await noticeStatus(deps, inner, { record: after, actor });
    },
  };
}

/**
 * The agreement is where the action takes it, and its card is answered; of a copy, the copy's. Refuses with 404, with
 * 409 when it has changed since it was read or its status does not allow the action, with 403 when the employee may
 * not take it, with 422 when something is missing.
 */
export async function act(
  deps: Deps,
  request: Taking & { origin: RequestOrigin; id: number },
): Promise<Agreement> {
  const { actor, origin, id, action, input } = request;
  if (action === 'copy') {
    if (!holds(actor, 'agreements.create')) throw new Forbidden();
    return copy(deps, { actor, origin, id, lockVersion: input.lock_version });
  }
  return changeRecord(deps, agreementSource, {
    actor,
    origin,
    id,
    lockVersion: input.lock_version,
    decide: (deciding) => decide(deciding, { actor, action, input }),
  });
}
