import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { tableWork } from '../users/dismissal/table-work.service';

/** Counterparties an employee who leaves has to give on. */
export const counterpartyWork = tableWork({
  kind: RECORD_KINDS.counterparty,
  table: 'counterparties',
  column: 'responsible_id',
  field: 'responsible',
  label: 'Контрагенты',
  open: sql<boolean>`t.deleted_at is null and t.archived_at is null`,
  name: sql<string>`t.name_short`,
});
