import type { z } from 'zod';
import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import type { agreementUpdate } from 'shared/contract/agreement-input';
import { businessDay } from '../calendar/business-day';
import { faultCode } from '../platform/fault-code';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Conflict, Forbidden, Locked, NotFound, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { announceAgreement } from './agreement-announcement';
import { changedFields, changesBetween } from './agreement-changes';
import { AGREEMENT_FIELD_LABELS } from './agreement-field.labels';
import { type AgreementField, type AgreementValues, SERVICE_FIELDS } from './agreement-fields';
import { replaceItems, replaceParties } from './agreement-lines.repository';
import { noticeResponsible, noticeStatus } from './agreement-notices';
import { checkedReferences } from './agreement-checks';
import { amountsOfDocument } from './agreement-amounts';
import { percentsOf } from './agreement-references.repository';
import { agreementLabel, valuesOf } from './agreement-values';
import { canOf, isFieldOpen, isLocked } from './agreements.policy';
import {
  type AgreementRecord,
  deleteAgreement,
  findAgreement,
  isAgreementVisible,
  isUsed,
  lockAgreement,
  updateAgreement,
} from './agreements.repository';
import { cardView } from './agreements.view';
import { statusOfSigned } from './agreements.workflow';

export { seesAgreement } from './agreement-visibility';

/** Who changes and where from. */
export interface Change {
  actor: Actor;
  origin: RequestOrigin;
}

const GONE = 'Договор не найден';

/** The record as it stands in the transaction; refuses with 404 when the employee does not see it. */
export async function requireRecord(db: Db, actor: Actor, id: number): Promise<AgreementRecord> {
  const record = await findAgreement(db, actor, id);
  if (record === null) throw new NotFound(GONE);
  return record;
}

/** Returns when the employee sees the agreement; refuses with 403 without the right, with 404 otherwise. */
export async function requireReadable(db: Db, actor: Actor, id: number): Promise<void> {
  if (!actor.permissions.has('agreements.read')) throw new Forbidden();
  if (!(await isAgreementVisible(db, actor, id))) throw new NotFound(GONE);
}

/** The card; refuses with 404 when there is none or the employee does not see it. */
export async function get(deps: Pick<Deps, 'db' | 'now'>, actor: Actor, id: number): Promise<Agreement> {
  return cardView(await requireRecord(deps.db, actor, id), actor, businessDay(deps.now()));
}

/**
 * The record, held until the transaction ends, in the version it was read at; refuses with 404 when the employee does
 * not see it and with 409 and the present card when it has changed since.
 */
export async function lockRecord(
  deps: Pick<Deps, 'now'>,
  trx: Trx,
  wanted: { actor: Actor; id: number; lockVersion: number | null },
): Promise<AgreementRecord> {
  if ((await lockAgreement(trx, wanted.actor, wanted.id)) === null) throw new NotFound(GONE);
  const record = await requireRecord(trx, wanted.actor, wanted.id);
  if (wanted.lockVersion !== null && record.lock_version !== wanted.lockVersion) {
    throw new Conflict(cardView(record, wanted.actor, businessDay(deps.now())));
  }
  return record;
}

function authoriseFields(actor: Actor, record: AgreementRecord, fields: readonly AgreementField[]): void {
  const { status } = record;
  const label = `«${AGREEMENT_STATUS_LABELS[status]}»`;
  if (record.archived_at !== null) throw new Locked('Договор в архиве, изменить его нельзя');
  if (status === 'on_approval') throw new Locked();
  if (isLocked(status)) throw new Locked(`Договор в статусе ${label}, изменить его нельзя`);
  const can = canOf(actor, record);
  if (!can.edit_service) throw new Forbidden();
  const shut = fields.filter((field) => !isFieldOpen(status, field));
  if (shut.length > 0) {
    throw new ValidationFailed(
      Object.fromEntries(
        shut.map((field) => [field, [`«${AGREEMENT_FIELD_LABELS[field]}» в статусе ${label} не меняется`]]),
      ),
    );
  }
  if (!can.edit && fields.some((field) => !SERVICE_FIELDS.has(field))) {
    throw new Forbidden('На доработке договор изменяют автор и ответственный');
  }
}

/** Runs a write and turns the database's refusal of a repeated number into a 422 under the field. */
export async function withUniqueNumber<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const isClash =
      faultCode(error) === '23505' &&
      (error as { constraint?: string }).constraint === 'agreements_number_key';
    if (!isClash) throw error;
    throw new ValidationFailed({ number: ['Такой номер в этом году уже есть у этой организации'] });
  }
}

async function writeValues(
  deps: Deps,
  trx: Trx,
  change: {
    record: AgreementRecord;
    values: AgreementValues;
    fields: readonly AgreementField[];
    actor: Actor;
  },
): Promise<void> {
  const { record, values, fields, actor } = change;
  const today = businessDay(deps.now());
  const isContent = fields.some((field) => !SERVICE_FIELDS.has(field));
  const found = await checkedReferences(trx, values, { actor, today, id: record.id, fields });
  const { items, parties, ...columns } = values;
  const amounts = isContent ? amountsOfDocument(values, percentsOf(found)) : {};
  // The awaited original may be what the agreement has been waiting for.
  const status =
    record.status === 'signed' ? statusOfSigned({ ...record, ...columns }, today) : record.status;
  const entered = status === record.status ? {} : { status, status_changed_at: deps.now() };
  await updateAgreement(trx, {
    id: record.id,
    actor,
    now: deps.now(),
    set: { ...columns, ...amounts, ...entered },
  });
  if (fields.includes('items')) await replaceItems(trx, record.id, { items, percentOf: percentsOf(found) });
  if (fields.includes('parties')) await replaceParties(trx, record.id, parties);
}

type UpdateInput = z.output<typeof agreementUpdate>;

/**
 * The agreement holds the given values afterwards. Refuses with 404, with 409 and the present card when it has
 * changed since it was read, with 423 when its status locks it, with 403 or 422 when a field is not this employee's
 * or this status's to change or breaks a rule. Values equal to the present ones change nothing.
 */
export async function update(
  deps: Deps,
  request: Change & { id: number; input: UpdateInput },
): Promise<Agreement> {
  const { actor, origin, id } = request;
  const { lock_version, ...input } = request.input;
  return withUniqueNumber(() =>
    deps.transact(async (trx) => {
      const record = await lockRecord(deps, trx, { actor, id, lockVersion: lock_version });
      const today = businessDay(deps.now());
      const before = valuesOf(record);
      const values: AgreementValues = { ...before, ...input };
      // A computed sum is the server's: what was sent for it changes nothing.
      if (values.items.length > 0 && !values.amount_is_manual) values.amount = before.amount;
      const fields = changedFields(before, values);
      if (fields.length === 0) return cardView(record, actor, today);
      authoriseFields(actor, record, fields);
      await writeValues(deps, trx, { record, values, fields, actor });
      const after = await requireRecord(trx, { ...actor, dataScope: 'all' }, id);
      await deps.activity.record(trx, {
        actor,
        origin,
        action: 'agreement.updated',
        entityType: 'agreement',
        entityId: id,
        entityLabel: agreementLabel(after),
        changes: changesBetween(record, after),
      });
      await announceAgreement(deps, trx, { id, lockVersion: after.lock_version, actor });
      if (fields.includes('responsible_id')) await noticeResponsible(deps, trx, { record: after, actor });
      if (after.status !== record.status) await noticeStatus(deps, trx, { record: after, actor });
      return cardView(after, actor, today);
    }),
  );
}

/**
 * The agreement is in no list afterwards: a draft that nothing hangs on is erased, anything else is only hidden.
 * Refuses with 404, 403, 409, and with 423 what has been in force or is being approved or signed.
 */
export async function remove(
  deps: Deps,
  request: Change & { id: number; lockVersion: number },
): Promise<void> {
  const { actor, origin, id, lockVersion } = request;
  await deps.transact(async (trx) => {
    const record = await lockRecord(deps, trx, { actor, id, lockVersion });
    if (!canOf(actor, record).delete) {
      throw new Locked(`Договор в статусе «${AGREEMENT_STATUS_LABELS[record.status]}», удалить его нельзя`);
    }
    await announceAgreement(deps, trx, { id, lockVersion: record.lock_version + 1, actor });
    const isFresh = record.status === 'draft' && record.approval_round === 0 && !(await isUsed(trx, id));
    if (isFresh) await deleteAgreement(trx, id);
    else await updateAgreement(trx, { id, actor, now: deps.now(), set: { deleted_at: deps.now() } });
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'agreement.deleted',
      entityType: 'agreement',
      entityId: id,
      entityLabel: agreementLabel(record),
    });
  });
}
