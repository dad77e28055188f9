import type { Agreement } from 'shared/contract/agreement/agreement';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { businessDay } from '../calendar/business-day';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, Locked } from '../platform/http/errors';
import { originalOnEdit, originalStateOn } from '../originals/original-life.service';
import type { Deps } from '../platform/module';
import { deleteDocument, editDocument, type Editing } from '../records/document-edit.service';
import { computedSumFault, MANUAL_SUM } from '../records/lines/computed-sum';
import { amountsOfDocument } from '../records/lines/item-amounts';
import { replaceItems } from '../records/lines/item-lines.repository';
import { percentsOf } from '../records/lines/item-references.repository';
import { getRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { checkedReferences } from './change/agreement-checks';
import { type AgreementValues, SERVICE_FIELDS } from './lines/agreement-fields';
import { AGREEMENT_ITEMS, replaceParties } from './lines/agreement-lines.repository';
import { noticeResponsible, noticeStatus } from './agreement-notices';
import { agreementSource } from './agreement-source';
import { agreementLife } from './agreements.policy';
import { type AgreementRecord, deleteAgreement, isUsed, updateAgreement } from './agreements.repository';
import { withAgreedTerm } from './change/agreement-term';
import { followRemoval } from './change/agreement-removal.service';
import { statusAfterSignature } from './life/agreements.workflow';

const agreementKind = { source: agreementSource, life: agreementLife };

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

/** The card; refuses with 404 when there is none or the employee does not see it. */
export function get(deps: Pick<Deps, 'db' | 'now'>, actor: Actor, id: number): Promise<Agreement> {
  return getRecord(deps, agreementSource, { actor, id });
}

type Edit = Editing<typeof AGREEMENT_FIELDS, AgreementRecord>;

async function writeValues({ trx, now, today }: Deciding<AgreementRecord>, edit: Edit): Promise<void> {
  const { row, values, fields, actor } = edit;
  const isContent = fields.some((field) => !SERVICE_FIELDS.has(field));
  const found = await checkedReferences(trx, values, { actor, today, row, fields });
  const { items, parties, ...columns } = values;
  const amounts = isContent ? amountsOfDocument(values, percentsOf(found)) : {};
  // The awaited original may be what the agreement has been waiting for.
  const status = row.status === 'signed' ? statusAfterSignature({ ...row, ...columns }, today) : row.status;
  const entered = status === row.status ? {} : { status, status_changed_at: now };
  const original = originalOnEdit(row, values, actor.id);
  const set = { ...columns, ...amounts, ...entered, ...original };
  await updateAgreement(trx, { id: row.id, actor, now, set });
  if (fields.includes('items')) {
    const place = { ...AGREEMENT_ITEMS, ownerId: row.id };
    await replaceItems(trx, place, { items, percentOf: percentsOf(found) });
  }
  if (fields.includes('parties')) await replaceParties(trx, row.id, parties);
}

/** The agreement holds the given values afterwards; refuses as `editDocument` does. */
export function update(
  deps: Deps,
  request: Call & { id: number; input: Partial<AgreementValues> & { lock_version: number } },
): Promise<Agreement> {
  const today = businessDay(deps.now());
  return editDocument(deps, agreementKind, {
    ...request,
    rules: {
      table: AGREEMENT_FIELDS,
      // A computed sum is the server's: what was sent for it changes nothing.
      adjust: (values, before) => ({
        ...withAgreedTerm(values, before),
        ...(values.items.length > 0 && !values.amount_is_manual && { amount: before.amount }),
        originals_status: originalStateOn(values, before, today),
      }),
      follows: async (trx, said, { fields }): Promise<FieldErrors> => {
        if (!fields.includes('amount')) return {};
        const fault = await computedSumFault(trx, said);
        if (fault === null) return {};
        return { amount: [`${fault}${MANUAL_SUM}`] };
      },
      write: writeValues,
      notify: async (trx, { row, after, fields, actor }) => {
        if (fields.includes('responsible_id')) {
          await noticeResponsible(deps, trx, { record: after, actor });
        }
        if (after.status !== row.status) await noticeStatus(deps, trx, { record: after, actor });
      },
    },
  });
}

/**
 * The agreement is in no list afterwards: a draft that nothing hangs on is erased, anything else is only hidden.
 * Refuses as `deleteDocument` does.
 */
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return deleteDocument(deps, agreementKind, {
    ...request,
    erase: async ({ trx, row, now }) => {
      if (row.destroyed_at !== null)
        throw new Locked('Договор уничтожен по акту, его карточка остаётся в реестре');
      const { actor, origin } = request;
      await followRemoval(deps.app, { trx, change: { actor, origin }, agreementId: row.id });
      const isFresh = row.status === 'draft' && row.approval_round === 0 && !(await isUsed(trx, row.id));
      if (isFresh) await deleteAgreement(trx, row.id);
      else await updateAgreement(trx, { id: row.id, actor: request.actor, now, set: { deleted_at: now } });
    },
  });
}
