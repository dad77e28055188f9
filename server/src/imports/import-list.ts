import { sql } from 'kysely';
import type { ImportRow } from 'shared/contract/exchange/import';
import { IMPORT_STATUSES } from 'shared/contract/exchange/import-status';
import { enumFilter, wordFilter } from '../lists/list-filters';
import type { ListResource } from '../lists/list-resource';

/** The reader's own imports, the newest first. */
export const importList: ListResource<ImportRow> = {
  name: 'imports',
  from: sql`import_jobs i`,
  id: sql<number>`i.id`,
  columns: sql<ImportRow>`
    i.id, i.resource, i.mode, i.given, i.file_name, i.status, i.dry_run, i.rows_total, i.rows_done, i.created_count,
    i.updated_count, i.skipped_count, i.failed_count, i.message, i.created_at`,
  sorts: { created_at: { expression: sql`i.created_at` } },
  defaultSort: '-created_at',
  filters: { status: enumFilter(sql`i.status`, IMPORT_STATUSES), resource: wordFilter(sql`i.resource`) },
  visible: ({ actor }) => sql`i.owner_id = ${actor.id}`,
};
