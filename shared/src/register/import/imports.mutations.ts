import type { ImportJob } from '../../contract/exchange/import';
import { itemKey, useMutation, useQueryClient } from '../../query/query';
import { beginImport, cancelImport, type GivenFile, resumeImport, sendFile } from './imports.api';

interface Outcome {
  onSuccess?: (job: ImportJob) => void;
  onError: (error: unknown) => void;
}

interface Beginning {
  id: number;
  mapping: (string | null)[];
  /** Nothing is written. */
  isCheck: boolean;
}

/** A step of an import; its answer is what is known of it until it is asked about. */
function useStep<Input>(step: (input: Input) => Promise<ImportJob>, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: step,
    onError,
    onSuccess: (job: ImportJob) => {
      client.setQueryData(itemKey('imports', job.id), job);
      onSuccess?.(job);
    },
  });
}

/** Sends a table to be read. */
export function useSendFile(outcome: Outcome) {
  return useStep((file: GivenFile) => sendFile(file), outcome);
}

/** Begins a check or a load with the fields of the columns. */
export function useBeginImport(outcome: Outcome) {
  return useStep(
    ({ id, mapping, isCheck }: Beginning) => beginImport(id, { mapping, dry_run: isCheck }),
    outcome,
  );
}

/** Goes on with an import that was stopped. */
export function useResumeImport(outcome: Outcome) {
  return useStep((id: number) => resumeImport(id), outcome);
}

/** Stops an import; what is in stays in. */
export function useCancelImport(outcome: Outcome) {
  return useStep((id: number) => cancelImport(id), outcome);
}
