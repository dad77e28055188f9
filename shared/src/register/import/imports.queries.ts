import type { ImportJob } from '../../contract/exchange/import';
import { itemKey, queryOptions } from '../../query/query';
import { getImport } from './imports.api';

/** How often an import that goes on is asked about. */
const ASKING = 1000;

/** Whether the file is still being read. */
export function isReading(job: ImportJob): boolean {
  return job.status === 'uploaded' && job.rows_total === null;
}

/** Whether rows of the file are being checked or written. */
export function isRunning(job: ImportJob): boolean {
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
