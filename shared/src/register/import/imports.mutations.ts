import { useLocation } from 'react-router-dom';

import { useAlerts } from '../../alerts/alerts';
import type { ImportJob } from '../../contract/exchange/import';
import { fileSize } from '../../format/format';
import { downloadFile } from '../../http/http';
import { invalidateResource, itemKey, useMutation, useQueryClient } from '../../query/query';
import { followJob } from '../../transfers/follow-job';
import { beginTransfer } from '../../transfers/transfer-desk';
import type { TransferTask } from '../../transfers/transfer';
import { endSentence, importPercent, progressSentence } from './import-sentence';
import {
  beginImport,
  cancelImport,
  deleteImport,
  getImport,
  type GivenFile,
  resumeImport,
  sendFile,
} from './imports.api';
import { isRunning } from './imports.queries';

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

/**
 * Answers how a table is sent to be read: among the transfers, so that it arrives whether the window it was chosen in
 * stays open or not. Answers the transfer's key.
 */
export function useSendFile(onSent: (job: ImportJob) => void) {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  return (given: GivenFile): string => {
    const size = fileSize(given.file.size);
    return beginTransfer({
      kind: 'upload',
      title: given.file.name,
      address: pathname + search,
      run: async ({ signal, report }) => {
        const onProgress = (percent: number) => {
          report({ percent, text: percent === 100 ? 'Проверяется' : `${size} · ${String(percent)}\u00A0%` });
        };
        onProgress(0);
        const job = await sendFile({ ...given, signal, onProgress });
        client.setQueryData(itemKey('imports', job.id), job);
        void invalidateResource(client, 'imports');
        onSent(job);
        return { text: `${size}, передан. Продолжить можно в окне «Загрузить из файла»` };
      },
    });
  };
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

/** Takes an import off one's own list; what is in stays in. */
export function useDeleteImport() {
  const client = useQueryClient();
  const alerts = useAlerts();
  return useMutation({
    mutationFn: deleteImport,
    onError: alerts.failure,
    onSettled: () => invalidateResource(client, 'imports'),
  });
}

/** Answers how an import that goes on is left to the tray of transfers, where it is seen to its end. */
export function useFollowImport() {
  const client = useQueryClient();
  const alerts = useAlerts();
  return ({ id, file_name }: Pick<ImportJob, 'id' | 'file_name'>): void => {
    let isAgain = false;
    const run: TransferTask['run'] = async ({ signal, report, take }) => {
      take(id);
      if (isAgain) await resumeImport(id);
      isAgain = true;
      const job = await followJob({
        ask: (end) => getImport(id, end),
        isUnderWay: isRunning,
        onCourse: (now) => {
          report({ percent: importPercent(now), text: progressSentence(now) });
        },
        signal,
      });
      // What shows the rows tells of a failure by itself.
      void invalidateResource(client, job.resource);
      const text = endSentence(job);
      if (job.errors_url === null) return { text, isFailed: job.status !== 'done' };
      const download = () => {
        takeErrors(job).catch(alerts.failure);
      };
      return {
        text,
        isFailed: job.status !== 'done',
        action: { label: 'Скачать строки с ошибками', run: download },
      };
    };
    // What is in stays in, and its person is told how much that is.
    const onStop = () => {
      cancelImport(id).catch(alerts.failure);
    };
    beginTransfer({ kind: 'import', title: file_name, run, onStop });
  };
}

/** Hands over the file of wrong rows; nothing when there are none. */
export async function takeErrors({ errors_url, file_name }: ImportJob): Promise<void> {
  if (errors_url === null) return;
  await downloadFile(errors_url, `Ошибки_${file_name.replace(/\.[^.]*$/, '')}.xlsx`);
}
