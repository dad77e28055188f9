import { type Updateable, sql } from 'kysely';
import type { Agreement } from 'shared/contract/agreement';
import type { ActivityChange } from 'shared/contract/activity-log';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import type { AgreementAction } from 'shared/contract/agreement-status';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import { addWorkingDays } from '../calendar/working-days.repository';
import { takeNumber } from '../numerators/numerators.service';
import type { Trx } from '../platform/database/database';
import { Conflict, Forbidden, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { announceAgreement } from './agreement-announcement';
import { copy } from './agreement-creation.service';
import { type ActionInput, effectOf, inputFaults } from './agreement-effects';
import { noticeStatus } from './agreement-notices';
import { readinessOf } from './agreement-readiness';
import { agreementLabel } from './agreement-values';
import { mayAct } from './agreements.policy';
import { type AgreementRecord, isNumberTaken, updateAgreement } from './agreements.repository';
import { type Change, lockRecord, requireRecord, withUniqueNumber } from './agreements.service';
import { cardView } from './agreements.view';
import { allowsAction } from './agreements.workflow';
import type { AgreementsTable } from './schema';

/** Working days the signed original may take to come back. Source: domain reference, 1.1.1. */
const ORIGINALS_DAYS = 10;

const NEEDS_READINESS: readonly AgreementAction[] = ['send-to-approval', 'skip-approval', 'send-to-signing'];

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

async function dropTasks(trx: Trx, id: number, now: Date): Promise<void> {
  await sql`update approval_tasks set status = 'not_needed', finished_at = ${now}
    where approvable_type = 'agreement' and approvable_id = ${id} and status in ('waiting', 'pending')`.execute(
    trx,
  );
}

const SIDES = { us: 'Мы', them: 'Контрагент' } as const;
const INITIATORS = {
  us: 'Мы',
  them: 'Контрагент',
  mutual: 'По соглашению сторон',
  court: 'По решению суда',
} as const;

function journalOf(before: AgreementRecord, after: AgreementRecord, input: ActionInput): ActivityChange[] {
  const added = (field: string, label: string, value: string | undefined): ActivityChange[] =>
    value === undefined ? [] : [{ field, label, old: null, new: value }];
  const status: ActivityChange = {
    field: 'status',
    label: 'Статус',
    old: AGREEMENT_STATUS_LABELS[before.status],
    new: AGREEMENT_STATUS_LABELS[after.status],
  };
  return [
    ...(before.status === after.status ? [] : [status]),
    ...(before.number === after.number ? [] : added('number', 'Номер', after.number ?? undefined)),
    ...added('side', 'Сторона', input.side && SIDES[input.side]),
    ...added('date', 'Дата', input.date && formatDay(input.date)),
    ...added('initiator', 'Инициатор', input.initiator && INITIATORS[input.initiator]),
    ...added('reason', 'Причина', input.reason || undefined),
  ];
}

interface Request extends Change {
  id: number;
  action: AgreementAction;
  input: ActionInput;
}

async function carryOut(
  deps: Deps,
  trx: Trx,
  request: Request & { record: AgreementRecord },
): Promise<Agreement> {
  const { actor, origin, id, action, input, record } = request;
  const now = deps.now();
  const today = businessDay(now);
  const facts = { record, input, today, now, actorId: actor.id };
  const faults = inputFaults(action, facts);
  if (Object.keys(faults).length > 0) throw new ValidationFailed(faults);
  if (NEEDS_READINESS.includes(action)) requireReady(record, today);

  const extra = action === 'send-to-signing' ? await registered(trx, record, today) : {};
  await updateAgreement(trx, { id, actor, now, set: { ...effectOf(action, facts), ...extra } });
  if (action === 'send-to-approval') await freezeFiles(trx, id, now);
  if (action === 'recall' || action === 'cancel') await dropTasks(trx, id, now);

  const after = await requireRecord(trx, actor, id);
  await deps.activity.record(trx, {
    actor,
    origin,
    action: `agreement.${action}`,
    entityType: 'agreement',
    entityId: id,
    entityLabel: agreementLabel(after),
    changes: journalOf(record, after, input),
  });
  await announceAgreement(deps, trx, { id, lockVersion: after.lock_version, actor });
  if (after.status !== record.status) await noticeStatus(deps, trx, { record: after, actor });
  return cardView(after, actor, today);
}

/**
 * The agreement is where the action takes it, and its card is answered; of a copy, the copy's. Refuses with 404, with
 * 409 when it has changed since it was read or its status does not allow the action, with 403 when the employee may
 * not take it, with 422 when something is missing.
 */
export async function act(deps: Deps, request: Request): Promise<Agreement> {
  const { actor, id, action, input } = request;
  return withUniqueNumber(() =>
    deps.transact(async (trx) => {
      const record = await lockRecord(deps, trx, { actor, id, lockVersion: input.lock_version });
      if (!mayAct(actor, action, record)) throw new Forbidden();
      if (action === 'copy') return copy(deps, trx, request);
      const state = {
        status: record.status,
        archived: record.archived_at !== null,
        approvalRequired: record.approval_required,
      };
      if (!allowsAction(action, state)) {
        const message =
          record.archived_at === null
            ? `В статусе «${AGREEMENT_STATUS_LABELS[record.status]}» это действие недоступно`
            : 'Договор в архиве, сначала верните его';
        const card = cardView(record, actor, businessDay(deps.now()));
        throw new Conflict(card, message, { status: [message] });
      }
      return carryOut(deps, trx, { ...request, record });
    }),
  );
}
