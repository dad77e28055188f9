import type { z } from 'zod';
import type { Addendum } from 'shared/contract/addendum/addendum';
import type { addendumCreate } from 'shared/contract/addendum/addendum-input';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import type { TermValue } from 'shared/contract/addendum/effective-terms';
import { emptyValues } from 'shared/contract/record/empty-values';
import type { RecordValues, WireField } from 'shared/contract/record/field-table';
import { noticeResponsible } from '../notifications/document-notices.service';
import { businessDay } from '../calendar/business-day';
import { formatDay } from '../calendar/format-day';
import type { Trx } from '../platform/database/database';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { originalFaults, originalOnEdit, originalStateOn } from '../originals/original-life.service';
import { deleteDocument, editDocument, type Editing } from '../records/document-edit.service';
import { createRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { type NewChange, replaceChanges } from './changes/addendum-changes.repository';
import { addedOf } from './changes/added-line.service';
import { addedPartyOf } from './changes/added-party.service';
import { prepareChanges } from './changes/addendum-changes.service';
import { takeEffectAlong } from './addendum-day.service';
import { nextNumber } from './addendum-number.service';
import { addendumLabel, addendumSource } from './addendum-source';
import { addendumLife } from './addendums.policy';
import { findUsualSignatories } from './usual-signatories.repository';
import { type AddendumRecord, findParent, findPeople, insertAddendum } from './addendums.repository';

const addendumKind = { source: addendumSource, life: addendumLife };

type AddendumValues = RecordValues<typeof ADDENDUM_FIELDS>;
type AddendumField = WireField<typeof ADDENDUM_FIELDS>;

/** An addendum is made to what is or has been in force. Source: domain reference, 1.2. */
const PARENT_STATES: readonly string[] = ['signed', 'active', 'suspended', 'expired'];

function termFaults(values: AddendumValues): FieldErrors {
  const { effective_from: from, effective_to: to } = values;
  return from !== null && to !== null && to < from ? { effective_to: ['Раньше дня «Действует с»'] } : {};
}

interface Facts {
  actor: Actor;
  fields: readonly AddendumField[];
  today: string;
  /** Null of a new addendum. */
  row: AddendumRecord | null;
}

/** It may reach back before the day it was made, but not to where there was no agreement yet. */
function beginningFaults(
  { effective_from: from }: AddendumValues,
  parent: { begins_on: string | null } | null,
  { fields }: Facts,
): FieldErrors {
  const begins = parent?.begins_on ?? null;
  const isNew = fields.includes('effective_from') || fields.includes('agreement_id');
  if (!isNew || from === null || begins === null || from >= begins) return {};
  return { effective_from: [`Раньше начала договора, ${formatDay(begins)}`] };
}

const scalar = (value: TermValue) => (typeof value === 'object' && value !== null ? value.id : value);

const keptChange = (change: AddendumRecord['changes'][number]): NewChange => ({
  id: change.id,
  target: change.target,
  target_id: change.target_id,
  operation: change.operation,
  field: change.field,
  clause_ref: change.clause_ref,
  added: addedOf(change),
  added_party: addedPartyOf(change),
  old_value: scalar(change.old_value),
  new_value: scalar(change.new_value),
});

/** The changes as they are to be kept; null when they stay as they are. What the rules say against the values, under their fields; refuses with 422 when they say anything. */
async function check(trx: Trx, values: AddendumValues, facts: Facts): Promise<NewChange[] | null> {
  const errors: FieldErrors = termFaults(values);
  const signatures = facts.row ?? {};
  const changed = (field: AddendumField) => facts.fields.includes(field);
  const paper = { today: facts.today, dated: values.addendum_date, signatures, changed };
  Object.assign(errors, originalFaults(values, paper));
  const parent = await findParent(trx, facts.actor, values.agreement_id);
  if (parent === null) errors.agreement_id = ['Выберите значение из списка'];
  else if (facts.fields.includes('agreement_id') && !PARENT_STATES.includes(parent.status)) {
    errors.agreement_id = ['Соглашение заключают к подписанному или действующему договору'];
  } else if (facts.fields.includes('agreement_id') && parent.archived_at !== null) {
    errors.agreement_id = ['Договор в архиве, сначала верните его'];
  }
  Object.assign(errors, beginningFaults(values, parent, facts));
  const signatories = [
    ['our_signatory_id', values.our_signatory_id, parent?.organization_id, 'своей организации'],
    ['their_signatory_id', values.their_signatory_id, parent?.counterparty_id, 'контрагента'],
  ] as const;
  const { sides, userStatus } = await findPeople(trx, {
    signatoryIds: signatories.flatMap(([, id]) => id ?? []),
    userId: values.responsible_id,
  });
  // Of an agreement the author does not see nothing is told, not even that somebody signs it.
  for (const [field, id, side, whose] of parent === null ? [] : signatories) {
    if (id !== null && sides.get(id) !== side) errors[field] = [`Выберите подписанта ${whose}`];
  }
  if (facts.fields.includes('responsible_id') && userStatus !== 'active') {
    errors.responsible_id = ['Ответственным может быть только действующий сотрудник'];
  }
  const isPrepared = facts.fields.includes('changes') || facts.fields.includes('effective_from');
  const prepared =
    parent === null || !isPrepared
      ? null
      : await prepareChanges(trx, {
          agreementId: parent.id,
          addendumId: facts.row?.id ?? null,
          effectiveFrom: values.effective_from,
          today: facts.today,
          lines: values.changes,
          // Another day has other terms: the author is preparing anew. A line that is added keeps its number.
          before: (facts.row?.changes.map(keptChange) ?? []).filter(
            ({ operation }) => operation === 'add' || !facts.fields.includes('effective_from'),
          ),
        });
  Object.assign(errors, prepared?.errors);
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return prepared?.changes ?? null;
}

/** Known to precede the day it was made: «распространяется на отношения с». */
const isRetroactive = ({ addendum_date: dated, effective_from: from }: AddendumValues) =>
  dated !== null && from !== null && from < dated;

type CreateInput = z.output<typeof addendumCreate>;

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

const noticeOf = (record: AddendumRecord, actor: Actor) => ({
  kind: addendumSource.kind,
  id: record.id,
  label: addendumLabel(record),
  actor,
  responsibleId: record.responsible_id,
});

/**
 * A new draft with the next ordinal of its agreement when no number was given, signed by those who sign the agreement
 * when nobody was named, and its card. A repeated request with
 * the same key makes nothing; refuses with 422 what breaks a rule.
 */
export function create(
  deps: Deps,
  request: Call & { input: CreateInput; key: string | null },
): Promise<Addendum> {
  const { actor, input } = request;
  return createRecord(deps, addendumSource, {
    ...request,
    decision: {
      action: 'addendum.created',
      notify: (trx, record) => noticeResponsible(deps, trx, noticeOf(record, actor)),
    },
    make: async ({ trx, now, today }) => {
      const day = input.addendum_date ?? today;
      const usual = await findUsualSignatories(trx, { agreementId: input.agreement_id, day });
      const { changes: lines, ...columns } = { ...emptyValues(ADDENDUM_FIELDS), ...usual, ...input };
      const values: AddendumValues = { ...columns, changes: lines };
      const fields = Object.keys(values) as AddendumField[];
      const changes = await check(trx, values, { actor, fields, today, row: null });
      const year = Number((values.addendum_date ?? today).slice(0, 4));
      const number = values.number ?? (await nextNumber(trx, { agreementId: values.agreement_id, year }));
      const id = await insertAddendum(trx, {
        ...columns,
        number,
        is_retroactive: isRetroactive(values),
        status_changed_at: now,
        created_at: now,
        updated_at: now,
        created_by_id: actor.id,
        updated_by_id: actor.id,
      });
      await replaceChanges(trx, id, changes ?? []);
      return id;
    },
  });
}

type Edit = Editing<typeof ADDENDUM_FIELDS, AddendumRecord>;

async function writeValues({ trx, now, today }: Deciding<AddendumRecord>, edit: Edit): Promise<void> {
  const { row, values, fields, actor } = edit;
  if (fields.includes('agreement_id')) {
    throw new ValidationFailed({ agreement_id: ['К другому договору заключают новое соглашение'] });
  }
  const changes = await check(trx, values, { actor, fields, today, row });
  const { changes: _, ...columns } = values;
  const set = {
    ...columns,
    ...originalOnEdit(row, values, actor.id),
    number: values.number ?? row.number,
    is_retroactive: isRetroactive(values),
  };
  await updateVersioned(trx, 'addendums', { id: row.id, actorId: actor.id, now, set });
  if (changes !== null) await replaceChanges(trx, row.id, changes);
}

/** The addendum holds the given values afterwards; refuses as `editDocument` does. */
export function update(
  deps: Deps,
  request: Call & { id: number; input: Partial<AddendumValues> & { lock_version: number } },
): Promise<Addendum> {
  const today = businessDay(deps.now());
  return editDocument(deps, addendumKind, {
    ...request,
    rules: {
      table: ADDENDUM_FIELDS,
      // Without a number it keeps the one it has.
      adjust: (values, before) => ({
        ...values,
        number: values.number ?? before.number,
        originals_status: originalStateOn(values, before, today),
      }),
      write: writeValues,
      notify: async (trx, { after, fields, actor }) => {
        if (fields.includes('responsible_id')) await noticeResponsible(deps, trx, noticeOf(after, actor));
        const { origin, id } = request;
        if (after.status === 'signed') await takeEffectAlong(deps, { trx, change: { actor, origin }, id });
      },
    },
  });
}

/** The addendum is in no list afterwards; refuses as `deleteDocument` does. */
export function remove(
  deps: Deps,
  request: Call & { id: number; lockVersion: number | null },
): Promise<void> {
  return deleteDocument(deps, addendumKind, {
    ...request,
    erase: ({ trx, row, now }) =>
      updateVersioned(trx, 'addendums', {
        id: row.id,
        actorId: request.actor.id,
        now,
        set: { deleted_at: now },
      }),
  });
}
