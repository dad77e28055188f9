import type { ExportJob } from '../../contract/exchange/export';
import { itemKey, queryOptions } from '../../query/query';
import { getExport } from './exports.api';

/** How often a running export is asked about; news of it come over the live channel, too. */
const ASKING = 1000;

/** Whether an export waits or is being written. */
export function isUnderWay(job: ExportJob | undefined): boolean {
  return job?.status === 'queued' || job?.status === 'running';
}

/** How far an export has come; asked again until it has ended. */
export function exportQuery(id: number) {
  return queryOptions<ExportJob>({
    queryKey: itemKey('exports', id),
    queryFn: ({ signal }) => getExport(id, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (isUnderWay(state.data) ? ASKING : false),
  });
}
