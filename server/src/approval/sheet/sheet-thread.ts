import { parentPort } from 'node:worker_threads';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { giveWay } from '../../platform/threads/give-way';
import { sheetDocx } from './sheet-docx';

giveWay();

// The entry of the thread: one sheet, one document. One that cannot be made ends the thread, and is refused by its caller.
parentPort?.on('message', (sheet: ApprovalSheet) => {
  void sheetDocx(sheet).then((content) => {
    parentPort?.postMessage(content);
  });
});
