import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { agreementNameText } from '../lists/columns/agreement-name';
import { quotedTitle, tableWork } from '../users/dismissal/table-work.service';

/** Addenda an employee who leaves has to give on. */
export const addendumWork = tableWork({
  kind: RECORD_KINDS.addendum,
  listPath: RECORD_KINDS.addendum.path,
  table: 'addendums',
  column: 'responsible_id',
  field: 'responsible',
  label: 'Дополнительные соглашения',
  open: sql<boolean>`t.deleted_at is null and t.archived_at is null
    and t.status not in ('effective', 'superseded', 'rejected', 'cancelled')`,
  // Each agreement has its № 1.
  name: sql<string>`'№\u00a0' || t.number || ' к договору ' ||
    (select ${agreementNameText('a')} from agreements a where a.id = t.agreement_id) ||
    ' ' || ${quotedTitle}`,
  needs: 'addendums.read',
});
