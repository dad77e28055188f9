import type { ExportJob } from '../../contract/exchange/export';
import { itemKey, useMutation, useQueryClient } from '../../query/query';
import { cancelExport, startExport, type ExportInput } from './exports.api';

export type { ExportInput } from './exports.api';

interface Outcome {
  onSuccess: (job: ExportJob) => void;
  onError: (error: unknown) => void;
}

function useKept({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return {
    onError,
    onSuccess: (job: ExportJob) => {
      client.setQueryData(itemKey('exports', job.id), job);
      onSuccess(job);
    },
  };
}

/** Starts an export; its answer is what is known of it until it is asked about. */
export function useStartExport(outcome: Outcome) {
  return useMutation({ mutationFn: (input: ExportInput) => startExport(input), ...useKept(outcome) });
}

/** Stops an export that is under way. */
export function useCancelExport(outcome: Outcome) {
  return useMutation({ mutationFn: (id: number) => cancelExport(id), ...useKept(outcome) });
}
