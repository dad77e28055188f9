import type { z } from 'zod';
import type { Addendum } from 'shared/contract/addendum/addendum';
import type { addendumCreate } from 'shared/contract/addendum/addendum-input';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { emptyValues } from 'shared/contract/record/empty-values';
import { noticeResponsible } from '../notifications/document-notices.service';
import { businessDay } from '../calendar/business-day';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { originalOnEdit, originalStateOn } from '../originals/original-life.service';
import { deleteDocument, editDocument, type Editing } from '../records/document-edit.service';
import { createRecord } from '../records/record-change.service';
import type { Deciding } from '../records/record-source';
import { updateVersioned } from '../records/versioned-row';
import { type AddendumField, type AddendumValues, check } from './addendum-checks';
import { replaceChanges } from './changes/addendum-changes.repository';
import { takeEffectAlong } from './addendum-day.service';
import { nextNumber } from './addendum-number.service';
import { addendumLabel, addendumSource } from './addendum-source';
import { addendumLife } from './addendums.policy';
import { findUsualSignatories } from './usual-signatories.repository';
import { type AddendumRecord, insertAddendum } from './addendums.repository';

const addendumKind = { source: addendumSource, life: addendumLife };

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
