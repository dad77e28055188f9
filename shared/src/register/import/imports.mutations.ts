import type { ImportJob } from '../../contract/import';
import { itemKey, useMutation, useQueryClient } from '../../query/query';

/** A step of an import; its answer is what is known of it until it is asked about. */
export function useImportStep<Input>(
  step: (input: Input) => Promise<ImportJob>,
  outcome: { onSuccess?: (job: ImportJob) => void; onError: (error: unknown) => void },
) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onError: outcome.onError,
    onSuccess: (job: ImportJob) => {
      client.setQueryData(itemKey('imports', job.id), job);
      outcome.onSuccess?.(job);
    },
  });
}
