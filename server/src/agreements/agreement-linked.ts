import { sql } from 'kysely';
import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { agreementNameText } from '../lists/columns/agreement-name';
import type { LinkedDocument, LinkedKind } from '../links/linked-kinds.service';
import { counterpartyTextOf } from '../lists/columns/reference-json';
import { readersOf } from '../records/document-visibility';
import { agreementVisibility, readsAgreement } from '../visibility/agreement-visibility';

/** How a link shows an agreement. */
export const linkedAgreement: LinkedKind = {
  kind: RECORD_KINDS.agreement,
  read: 'agreements.read',
  statuses: AGREEMENT_WORKFLOW.statuses,
  reads: readsAgreement,
  facts: (id) => sql<LinkedDocument>`
    select 'Договор ' || ${agreementNameText('a')} as name, a.title,
      ${counterpartyTextOf(sql`a.counterparty_id`, sql`a.counterparty_name`)} as counterparty_name,
      a.agreement_date as date, a.status,
      a.archived_at is not null as is_archived, a.destroyed_at is not null as is_destroyed, a.lock_version
    from agreements a where a.id = ${id} and a.deleted_at is null`,
  audience: (db, id) => readersOf(agreementVisibility, db, { id, permission: 'agreements.read' }),
};
