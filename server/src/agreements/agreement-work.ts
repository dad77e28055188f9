import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { agreementNameText } from '../lists/columns/agreement-name';
import type { OpenWork } from '../users/dismissal/open-work.service';
import { quotedTitle, tableWork } from '../users/dismissal/table-work.service';

const agreement = {
  table: 'agreements',
  kind: RECORD_KINDS.agreement,
  listPath: RECORD_KINDS.agreement.path,
  open: sql<boolean>`t.deleted_at is null and t.archived_at is null
    and t.status not in ('completed', 'expired', 'terminated', 'rejected', 'cancelled')`,
  name: sql<string>`${agreementNameText('t')} || ' ' || ${quotedTitle}`,
  needs: 'agreements.read',
} as const;

/** Agreements an employee who leaves has to give on. */
export const agreementWork: readonly OpenWork[] = [
  tableWork({
    ...agreement,
    column: 'responsible_id',
    field: 'responsible',
    label: 'Договоры, где сотрудник ответственный',
  }),
  tableWork({
    ...agreement,
    column: 'curator_id',
    field: 'curator',
    label: 'Договоры, где сотрудник куратор',
  }),
];
