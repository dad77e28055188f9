import type { z } from 'zod';
import { OBLIGATION_FIELDS } from 'shared/contract/obligation/obligation.fields';
import type { obligationCreate } from 'shared/contract/obligation/obligation-input';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { OBLIGATION_KIND } from 'shared/contract/obligation/obligation-kind';
import { MAX_OBLIGATIONS, OBLIGATION_STATUS_LABELS } from 'shared/contract/obligation/obligation.labels';
import { changedFields } from 'shared/contract/record/difference';
import { emptyValues } from 'shared/contract/record/empty-values';
import type { RecordValues } from 'shared/contract/record/field-table';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { Forbidden, Locked, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { authoriseFields } from '../records/document-edit.policy';
import { changeRecord, createRecord, removeRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { within } from '../records/within';
import { dueDateIn } from './obligation-due.service';
import {
  checkValues,
  type Place,
  requireOpen,
  requirePartOf,
  requirePlace,
} from './obligation-check.service';
import { ruleInForce } from './terms/in-force';
import { obligationSource } from './obligation-source';
import { keepsObligations } from './obliged-kinds';
import { noticeResponsible } from './obligation-notices';
import { obligationLife } from './obligations.policy';
import {
  countWaiting,
  deleteObligation,
  holdDocument,
  insertObligation,
  type ObligationRecord,
} from './obligations.repository';

type Values = RecordValues<typeof OBLIGATION_FIELDS>;
type Line = Omit<z.output<typeof obligationCreate>, 'document_type' | 'document_id' | 'agreement_id'>;

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

async function add(
  deps: Deps,
  trx: Trx,
  wanted: Call & { place: Place; line: Line; key: string | null; input: unknown },
): Promise<Obligation> {
  const { actor, place, line } = wanted;
  const { kind, id, document } = place;
  const given = { ...emptyValues(OBLIGATION_FIELDS), ...line };
  const values: Values = { ...given, responsible_id: line.responsible_id ?? document.responsible_id };
  return createRecord(within(deps, trx), obligationSource(deps.app), {
    ...wanted,
    decision: {
      action: 'obligation.created',
      notify: (inner, record) => noticeResponsible(deps, inner, { record, actor }),
    },
    make: async ({ now }) => {
      const at = { type: kind.kind.name, id };
      const isNewPerson = line.responsible_id !== undefined;
      const afterDone = await checkValues(deps, { trx, values, document: at, ownId: null, isNewPerson });
      const days = { signing: document.signed_on, start: document.start_date, obligation: afterDone };
      const due = await dueDateIn(trx, values, days);
      return insertObligation(trx, {
        ...values,
        document_type: at.type,
        document_id: id,
        due_date: due,
        ruled_date: due,
        status_changed_at: now,
        created_at: now,
        updated_at: now,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
    },
  });
}

/**
 * The document has these further obligations, all of them or none; answers their cards. Refuses with 403, 404, 423 and
 * with 422 under `lines.{place}.{field}`.
 */
export function addMany(
  deps: Deps,
  request: Call & { document: { type: string; id: number }; lines: readonly Line[]; key: string | null },
): Promise<Obligation[]> {
  const { actor, document, lines, key } = request;
  return deps.transact(async (trx) => {
    const place = await requirePlace(deps, trx, { actor, ...document });
    const known = await holdDocument(trx, document);
    if (known + lines.length > MAX_OBLIGATIONS) {
      throw new ValidationFailed({
        lines: [`У документа не больше ${String(MAX_OBLIGATIONS)} обязательств`],
      });
    }
    const made: Obligation[] = [];
    for (const [at, line] of lines.entries()) {
      const own = key === null ? null : `${key}:${String(at)}`;
      try {
        made.push(await add(deps, trx, { ...request, place, line, key: own, input: { document, line } }));
      } catch (error) {
        if (!(error instanceof ValidationFailed)) throw error;
        const fields = Object.entries(error.errors);
        throw new ValidationFailed(
          Object.fromEntries(fields.map(([field, texts]) => [`lines.${String(at)}.${field}`, texts])),
        );
      }
    }
    return made;
  });
}

/** A new obligation and its card; a repeated request with the same key makes nothing. Refuses as `addMany` does. */
export function create(
  deps: Deps,
  request: Call & { input: z.output<typeof obligationCreate>; key: string | null },
): Promise<Obligation> {
  const { document_type: type, document_id: id, agreement_id: wholeId, ...line } = request.input;
  return deps.transact(async (trx) => {
    const place = await requirePlace(deps, trx, { actor: request.actor, type, id });
    if (wholeId !== undefined) await requirePartOf(trx, place, wholeId);
    if ((await holdDocument(trx, { type, id })) >= MAX_OBLIGATIONS) {
      throw new ValidationFailed({
        title: [`У документа не больше ${String(MAX_OBLIGATIONS)} обязательств`],
      });
    }
    return add(deps, trx, { ...request, place, line });
  });
}

function authorise(actor: Actor, row: ObligationRecord, fields: readonly string[]): void {
  requireOpen(row);
  authoriseFields({
    kind: OBLIGATION_KIND,
    table: OBLIGATION_FIELDS,
    status: row.status,
    statusLabel: OBLIGATION_STATUS_LABELS[row.status],
    isArchived: false,
    open: obligationLife.openGroups(row.status),
    granted: obligationLife.groupsFor(actor, row),
    fields,
  });
}

const DUE_FIELDS: readonly string[] = ['due_base', 'due_day', 'due_offset', 'due_unit', 'after_id'];
const SUM_FIELDS: readonly string[] = ['amount', 'percent'];

/** Refuses with 422 what an addendum in force has changed: by hand it would change nothing that holds. */
function requireUnamended({ in_force }: ObligationRecord, fields: readonly string[]): void {
  if (in_force === null) return;
  const told = `ДС №\u00a0${in_force.addendum.number}: меняют его новым доп. соглашением`;
  const closed = fields.flatMap((field): [string, string[]][] => {
    if (in_force.due_day !== undefined && DUE_FIELDS.includes(field))
      return [[field, [`Срок изменён: ${told}`]]];
    return in_force.amount !== undefined && SUM_FIELDS.includes(field)
      ? [[field, [`Условие о сумме изменено: ${told}`]]]
      : [];
  });
  if (closed.length > 0) throw new ValidationFailed(Object.fromEntries(closed));
}

async function write(deciding: Deciding<ObligationRecord>, actor: Actor, values: Values) {
  const { deps, trx, row, now } = deciding;
  const afterDone = await checkValues(deps, {
    trx,
    values,
    document: { type: row.document_type, id: row.document_id },
    ownId: row.id,
    isNewPerson: values.responsible_id !== row.responsible_id,
  });
  const days = { signing: row.signed_on, start: row.start_date, obligation: afterDone };
  const ruled_date = await dueDateIn(trx, values, days);
  const due_date = await dueDateIn(trx, ruleInForce(values, row.in_force), days);
  const set = { ...values, ruled_date, due_date };
  await updateVersioned(trx, 'obligations', { id: row.id, actorId: actor.id, now, set });
}

/**
 * The obligation holds the given values afterwards. Refuses with 404, with 409 and the present card when it has changed
 * since it was read, with 423 when its document or its state closes it, with 403, and with 422 under the fields.
 */
export function update(
  deps: Deps,
  request: Call & { id: number; input: Partial<Values> & { lock_version: number } },
): Promise<Obligation> {
  const { actor } = request;
  const { lock_version: lockVersion, ...input } = request.input;
  return changeRecord(deps, obligationSource(deps.app), {
    ...request,
    lockVersion,
    decide: async (deciding) => {
      const { row } = deciding;
      const before = valuesOfRecord(OBLIGATION_FIELDS, row);
      const values: Values = { ...before, ...input };
      const fields = changedFields(OBLIGATION_FIELDS, before, values);
      if (fields.length === 0) return null;
      authorise(actor, row, fields);
      requireUnamended(row, fields);
      await write(deciding, actor, values);
      return {
        action: 'obligation.updated',
        notify: async (trx, record) => {
          if (fields.includes('responsible_id')) await noticeResponsible(deps, trx, { record, actor });
        },
      };
    },
  });
}

/** The obligation is gone; refuses with 404, 409, 403, 423, and with 422 while another one waits for it. */
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return removeRecord(deps, obligationSource(deps.app), {
    ...request,
    action: 'obligation.deleted',
    remove: async ({ trx, row }) => {
      requireOpen(row);
      if (!keepsObligations(request.actor, { edit: row.edit_right })) throw new Forbidden();
      if (!obligationLife.canOf(request.actor, row).delete) {
        throw new Locked('Исполненное или снятое обязательство не удаляют');
      }
      if (row.in_force !== null) {
        throw new Locked('Обязательство изменено доп. соглашением: его исключают новым соглашением');
      }
      if ((await countWaiting(trx, row.id)) > 0) {
        throw new ValidationFailed({ after_id: ['От него отсчитывается срок другого обязательства'] });
      }
      await deleteObligation(trx, row.id);
      // Of what is erased no line is found by its number; the document remembers it.
      await deps.activity.record(trx, {
        actor: request.actor,
        origin: request.origin,
        action: 'obligation.deleted',
        entityType: row.document_type,
        entityId: row.document_id,
        entityLabel: row.document.name,
        changes: [{ field: 'obligation', label: 'Обязательство', old: row.title, new: null }],
      });
    },
  });
}
