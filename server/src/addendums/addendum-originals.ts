import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Keeper } from '../archive/archived-kinds.service';
import { awaitsOriginal } from '../originals/original-life.service';
import type { OriginalsKind } from '../originals/originals-kinds.service';
import { getRecord } from '../records/record-change.service';
import { act } from './addendum-actions.service';
import { ORIGINAL_STATES } from './list/addendum-list';
import { addendumSource } from './addendum-source';

/** How the originals of several addenda are received or written off at once. */
export const addendumOriginals: OriginalsKind = {
  kind: RECORD_KINDS.addendum,
  edit: 'addendums.edit',
  rows: { table: 'addendums', states: ['on_signing', ...ORIGINAL_STATES] },
  version: async (deps, call) => (await getRecord(deps, addendumSource, call)).lock_version,
  take: act,
};

/** The file of an agreement is whole when the papers of its addenda are in it, or written off. */
export const awaitedAddenda: Keeper = {
  reason: 'Оригинал дополнительного соглашения не вернулся и не списан',
  keeps: ({ type, id }) =>
    sql<boolean>`(${type} = 'agreement' and exists (select from addendums od where od.agreement_id = ${id}
      and od.deleted_at is null and ${awaitsOriginal('od', ORIGINAL_STATES)}))`,
};
