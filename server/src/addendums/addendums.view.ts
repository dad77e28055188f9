import type { Addendum, AddendumRow } from 'shared/contract/addendum/addendum';
import type { Actor } from '../platform/http/actor';
import type { ListedAddendum } from './list/addendum-list';
import { readinessOf } from './addendum-readiness';
import { addendumLife } from './addendums.policy';
import type { AddendumRecord } from './addendums.repository';

/** A row of the register with what the reader may do with it. */
export function rowView(row: ListedAddendum, actor: Actor): AddendumRow {
  return { ...row, kind: row.kinds, can: addendumLife.canOf(actor, row) };
}

/** The card with what the reader may do with it and what its next step still needs. */
export function cardView(record: AddendumRecord, actor: Actor, today: string): Addendum {
  return {
    ...record,
    kind: record.kinds,
    can: addendumLife.canOf(actor, record),
    open_groups: [...addendumLife.groupsFor(actor, record)],
    available_actions: addendumLife.availableActions(actor, record),
    readiness: readinessOf(record, today),
  };
}
