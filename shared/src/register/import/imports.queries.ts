import type { ImportJob, ImportRow } from '../../contract/exchange/import';
import { itemKey, listKey, queryOptions } from '../../query/query';
import { findBegunImports, getImport } from './imports.api';

/** How often an import that goes on is asked about. */
const ASKING = 1000;

/** Whether the file is still being read. */
export function isReading(job: ImportRow): boolean {
  return job.status === 'uploaded' && job.rows_total === null;
}

/** Whether rows of the file are being checked or written. */
export function isRunning(job: ImportRow): boolean {
  return job.status === 'running';
}

/** How far an import has come; asked again while it goes on. */
export function importQuery(id: number) {
  return queryOptions<ImportJob>({
    queryKey: itemKey('imports', id),
    queryFn: ({ signal }) => getImport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data !== undefined && (isReading(data) || isRunning(data)) ? ASKING : false,
  });
}

/** One's own imports into a register that have not come to their end. */
export function begunImportsQuery(resource: string) {
  return queryOptions<ImportRow[]>({
    queryKey: listKey('imports', resource),
    queryFn: ({ signal }) => findBegunImports(resource, signal),
    staleTime: 0,
  });
}
