import type { ImportJob, ImportRow } from '../../contract/exchange/import';
import { itemKey, listKey, queryOptions } from '../../query/query';
import { type BegunHere, findBegunImports, findRunningImports, getImport } from './imports.api';

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

/** One's own imports by a dialog that have not come to their end. */
export function begunImportsQuery(here: BegunHere) {
  return queryOptions<ImportRow[]>({
    queryKey: listKey('imports', JSON.stringify(here)),
    queryFn: ({ signal }) => findBegunImports(here, signal),
    staleTime: 0,
  });
}

/** What of an employee goes on when they come, asked once. */
export function runningImportsQuery(userId: number | null) {
  return queryOptions<ImportRow[]>({
    queryKey: ['imports that go on', userId],
    queryFn: ({ signal }) => findRunningImports(signal),
    staleTime: Infinity,
  });
}
