import { sql } from 'kysely';
import { ADDENDUM_WORKFLOW } from 'shared/contract/addendum/addendum.workflow';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { addendumNameText } from '../lists/columns/addendum-name';
import type { LinkedDocument, LinkedKind } from '../links/linked-kinds.service';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { readersOf } from '../records/document-visibility';
import { addendumObligations } from './addendum-obligations';
import { addendumVisibility } from './addendum-source';

/** How a link shows an addendum; its contents are destroyed with those of its agreement. */
export const linkedAddendum: LinkedKind = {
  kind: RECORD_KINDS.addendum,
  read: 'addendums.read',
  statuses: ADDENDUM_WORKFLOW.statuses,
  reads: addendumObligations.reads,
  facts: (id) => sql<LinkedDocument>`
    select ${addendumNameText} as name, d.title,
      ${counterpartyTextOf(sql`a.counterparty_id`, sql`a.counterparty_name`)} as counterparty_name, d.addendum_date as date, d.status,
      (d.archived_at is not null or a.archived_at is not null) as is_archived,
      a.destroyed_at is not null as is_destroyed, d.lock_version
    from addendums d join agreements a on a.id = d.agreement_id
    where d.id = ${id} and d.deleted_at is null and a.deleted_at is null`,
  audience: (db, id) => readersOf(addendumVisibility, db, { id, permission: 'addendums.read' }),
};
