import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Keeper } from '../archive/archived-kinds.service';
import type { DueRow } from '../due-dates/due-sources.service';
import { watcherIds } from '../lists/columns/watcher-ids';
import { awaitsOriginal } from '../originals/original-life.service';
import { originalReturn } from '../originals/original-due.service';
import type { OriginalsKind } from '../originals/originals-kinds.service';
import { holds } from '../platform/http/access';
import { getRecord } from '../records/record-change.service';
import { seesAgreement } from '../visibility/agreement-visibility';
import { act } from './addendum-actions.service';
import { ORIGINAL_STATES } from './addendum-list';
import { addendumSource } from './addendum-source';

/** How the originals of several addenda are received or written off at once. */
export const addendumOriginals: OriginalsKind = {
  kind: RECORD_KINDS.addendum,
  edit: 'addendums.edit',
  rows: { table: 'addendums', states: ['on_signing', ...ORIGINAL_STATES] },
  version: async (deps, call) => (await getRecord(deps, addendumSource, call)).lock_version,
  take: act,
};

/** The day the signed paper of an addendum is to come back. */
export const addendumOriginalReturn = originalReturn({
  kind: 'addendum_original_return',
  title: 'Возврат оригинала доп. соглашения',
  late: 'Оригинал доп. соглашения не вернулся в срок',
  alias: 'd',
  states: ['on_signing', ...ORIGINAL_STATES],
  rows: ({ day, when }, { viewer, from, to }) => {
    if (viewer !== 'everything' && !holds(viewer, 'addendums.read')) return null;
    return sql<DueRow>`
      select 'addendum', d.id, ${day}, '№ ' || d.number || ' ' || d.title,
        'К договору № ' || coalesce(a.number, a.internal_number), '/addendums/' || d.id, a.counterparty_name,
        d.responsible_id, null::numeric, null::text,
        array_remove(array[d.responsible_id, a.responsible_id, a.curator_id]
          || ${watcherIds('agreement', sql<number>`a.id`)}, null)
      from addendums d join agreements a on a.id = d.agreement_id
      where d.deleted_at is null and a.deleted_at is null and d.archived_at is null and ${when}
        and ${day} between ${from}::date and ${to}::date and ${seesAgreement(viewer)}`;
  },
});

/** The file of an agreement is whole when the papers of its addenda are in it, or written off. */
export const awaitedAddenda: Keeper = {
  reason: 'Оригинал дополнительного соглашения не вернулся и не списан',
  keeps: ({ type, id }) =>
    sql<boolean>`(${type} = 'agreement' and exists (select from addendums od where od.agreement_id = ${id}
      and od.deleted_at is null and ${awaitsOriginal('od', ORIGINAL_STATES)}))`,
};
