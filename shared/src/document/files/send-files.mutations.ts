import { useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';

import type { DocumentFile, FileKind } from '../../contract/file/file';
import { fileSize } from '../../format/format';
import { beginTransfer, refuseTransfer } from '../../transfers/transfer-desk';
import type { TransferTask } from '../../transfers/transfer';
import { fileRefusal } from './file-check';
import type { FileOwner } from './file-owner';
import { uploadFile } from './files.api';
import { settleFiles } from './files.mutations';

interface Sending {
  owner: FileOwner;
  kind: FileKind;
  documentTypeId: number | null;
  /** What is new in the version. */
  comment?: string;
  /** The last day it is good for. */
  validUntil?: string | null;
  /** What else shows the file once it is there. */
  shownIn?: QueryKey;
  /** Called with the file as soon as the server has it. */
  onArrived?: (file: DocumentFile) => void;
}

function uploadTask(
  client: QueryClient,
  { file, address, ...sending }: Sending & { file: File; address: string },
) {
  const { shownIn, onArrived, ...fields } = sending;
  const { owner } = fields;
  const size = fileSize(file.size);
  const task: TransferTask = {
    kind: 'upload',
    title: file.name,
    address,
    subject: owner,
    run: async ({ key, signal, report }) => {
      const onProgress = (percent: number) => {
        report({ percent, text: percent === 100 ? 'Проверяется' : `${size} · ${String(percent)}\u00A0%` });
      };
      onProgress(0);
      const arrived = await uploadFile({ ...fields, file, key, signal, onProgress });
      onArrived?.(arrived);
      // The file is there, whatever becomes of the asking.
      void settleFiles(client, owner);
      if (shownIn !== undefined) void client.invalidateQueries({ queryKey: shownIn });
      return { text: `${size}, загружен` };
    },
  };
  return task;
}

/**
 * Answers how files are sent to a document or a comment. They go on when the page is left, stand in the tray of
 * transfers, and come to their owner in the order they were chosen, a few at a time. The transfers are answered by key.
 */
export function useSendFiles() {
  const client = useQueryClient();
  const { pathname, search } = useLocation();
  return (files: Iterable<File>, sending: Sending): string[] =>
    [...files].map((file) => {
      const task = uploadTask(client, { ...sending, file, address: pathname + search });
      const refusal = fileRefusal(file);
      return refusal === null ? beginTransfer(task) : refuseTransfer(task, refusal);
    });
}
