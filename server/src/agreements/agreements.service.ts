import type { Agreement } from 'shared/contract/agreement';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { changedFields } from 'shared/contract/record/difference';
import type { Db, Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, Locked } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { authoriseFields } from '../records/document-edit.policy';
import { changeRecord, getRecord, removeRecord, requireVisible } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { amountsOfDocument } from './agreement-amounts';
import { checkedReferences } from './agreement-checks';
import { type AgreementField, type AgreementValues, SERVICE_FIELDS } from './agreement-fields';
import { replaceItems, replaceParties } from './agreement-lines.repository';
import { noticeResponsible, noticeStatus } from './agreement-notices';
import { percentsOf } from './agreement-references.repository';
import { agreementSource } from './agreement-source';
import { valuesOf } from './agreement-values';
import { canOf, groupsFor } from './agreements.policy';
import { type AgreementRecord, deleteAgreement, isUsed, updateAgreement } from './agreements.repository';
import { openGroups, statusOfSigned } from './agreements.workflow';

/** Returns when the employee sees the agreement; refuses with 403 without the right, with 404 otherwise. */
export async function requireReadable(db: Db, actor: Actor, id: number): Promise<void> {
  if (!actor.permissions.has('agreements.read')) throw new Forbidden();
  await requireVisible(agreementSource, db, { viewer: actor, id });
}

/** The card; refuses with 404 when there is none or the employee does not see it. */
export function get(deps: Pick<Deps, 'db' | 'now'>, actor: Actor, id: number): Promise<Agreement> {
  return getRecord(deps, agreementSource, { actor, id });
}

interface Writing {
  record: AgreementRecord;
  values: AgreementValues;
  fields: readonly AgreementField[];
  actor: Actor;
  today: string;
}

async function writeValues(deps: Deps, trx: Trx, writing: Writing): Promise<void> {
  const { record, values, fields, actor, today } = writing;
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

type Update = Partial<AgreementValues> & { lock_version: number };

async function decideUpdate(
  { deps, trx, row, today }: Deciding<AgreementRecord>,
  { actor, input }: { actor: Actor; input: Partial<AgreementValues> },
) {
  const before = valuesOf(row);
  const values: AgreementValues = { ...before, ...input };
  // A computed sum is the server's: what was sent for it changes nothing.
  if (values.items.length > 0 && !values.amount_is_manual) values.amount = before.amount;
  const fields = changedFields(AGREEMENT_FIELDS, before, values);
  if (fields.length === 0) return null;
  authoriseFields({
    kind: agreementSource.kind,
    table: AGREEMENT_FIELDS,
    status: row.status,
    statusLabel: AGREEMENT_STATUS_LABELS[row.status],
    isArchived: row.archived_at !== null,
    open: openGroups(row.status),
    granted: groupsFor(actor, row),
    fields,
  });
  await writeValues(deps, trx, { record: row, values, fields, actor, today });
  return {
    action: 'agreement.updated',
    notify: async (inner: Trx, after: AgreementRecord) => {
      if (fields.includes('responsible_id')) {
        await noticeResponsible(deps, inner, { record: after, actor });
      }
      if (after.status !== row.status) await noticeStatus(deps, inner, { record: after, actor });
    },
  };
}

/**
 * The agreement holds the given values afterwards. Refuses with 404, with 409 and the present card when it has
 * changed since it was read, with 423 when its status locks it, with 403 or 422 when a field is not this employee's
 * or this status's to change or breaks a rule. Values equal to the present ones change nothing.
 */
export function update(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; id: number; input: Update },
): Promise<Agreement> {
  const { actor, origin, id } = request;
  const { lock_version: lockVersion, ...input } = request.input;
  return changeRecord(deps, agreementSource, {
    actor,
    origin,
    id,
    lockVersion,
    decide: (deciding) => decideUpdate(deciding, { actor, input }),
  });
}

/**
 * The agreement is in no list afterwards: a draft that nothing hangs on is erased, anything else is only hidden.
 * Refuses with 404, 403, 409, and with 423 what has been in force or is being approved or signed.
 */
export function remove(
  deps: Deps,
  request: { actor: Actor; origin: RequestOrigin; id: number; lockVersion: number },
): Promise<void> {
  return removeRecord(deps, agreementSource, {
    ...request,
    action: 'agreement.deleted',
    remove: async ({ trx, row, now }) => {
      if (!canOf(request.actor, row).delete) {
        throw new Locked(`Договор в статусе «${AGREEMENT_STATUS_LABELS[row.status]}», удалить его нельзя`);
      }
      const isFresh = row.status === 'draft' && row.approval_round === 0 && !(await isUsed(trx, row.id));
      if (isFresh) await deleteAgreement(trx, row.id);
      else await updateAgreement(trx, { id: row.id, actor: request.actor, now, set: { deleted_at: now } });
    },
  });
}
