import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { tableWork } from './table-work.service';

/** Employees whose head leaves. */
export const subordinatesWork = tableWork({
  kind: RECORD_KINDS.user,
  table: 'users',
  column: 'head_id',
  field: 'head',
  label: 'Подчинённые',
  open: sql<boolean>`t.deleted_at is null and t.status <> 'dismissed'`,
  name: sql<string>`t.full_name`,
});
