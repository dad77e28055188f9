import { existsSync } from 'node:fs';
import type { ApprovalSheet } from 'shared/contract/approval/approval-sheet';
import { Unavailable } from '../../platform/http/errors';
import { builtProgram, startBuilt, type StartThread, WorkThread } from '../../platform/threads/work-thread';

/** Makes Word documents of approval sheets. */
export interface SheetMaker {
  /** Refuses with 503 what could not be made, or not soon. */
  make(sheet: ApprovalSheet): Promise<Uint8Array>;
  close(): Promise<void>;
}

const PROGRAM = 'sheet-thread';

/** A sheet of many rounds takes a second at most. */
const PATIENCE = 30_000;

const notMade = () => new Unavailable('Лист согласования сейчас не составить. Повторите через минуту');

/** In the thread of the caller: where the server is not built, as under test. */
const inPlace: SheetMaker = {
  make: async (sheet) => {
    // The library of Word documents is loaded with the first sheet that is asked for.
    const { sheetDocx } = await import('./sheet-docx');
    return sheetDocx(sheet);
  },
  close: () => Promise.resolve(),
};

/** One sheet after the other in a thread of its own: the tenth of a second each takes keeps no other request waiting. */
export function threadMaker(start: StartThread): SheetMaker {
  const thread = new WorkThread<ApprovalSheet, Uint8Array>({
    start,
    patience: PATIENCE,
    refusal: notMade,
    absent: notMade,
  });
  return { make: (sheet) => thread.ask(sheet), close: () => thread.close() };
}

/** The maker of this server: in the thread beside the built program, or in place. */
export function openSheetMaker(): SheetMaker {
  return existsSync(builtProgram(PROGRAM)) ? threadMaker(startBuilt(PROGRAM)) : inPlace;
}
