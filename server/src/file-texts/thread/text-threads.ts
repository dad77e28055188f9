import type { WorkerOptions } from 'node:worker_threads';
import { Unavailable } from '../../platform/http/errors';
import { type StartThread, startBuilt, WorkThread } from '../../platform/threads/work-thread';
import { NOT_A_TEXT, TOO_LONG, UnreadableText } from '../reading/unreadable-text';
import type { TextAnswer, TextRequest, TextWork, TextWorkName } from './text-message';

/** Megabytes of a thread's own memory; a text of a thousand pages takes a third of it. */
const MEMORY = 384;

const LIMITS: WorkerOptions = {
  resourceLimits: { maxOldGenerationSizeMb: MEMORY, maxYoungGenerationSizeMb: 64 },
  // What the library of PDF says to the console is not for the log of the server.
  stdout: true,
  stderr: true,
};

/** Reads and compares texts off the thread that answers requests. */
export interface TextThread {
  /** Refuses with `UnreadableText` what gives no text or takes too much, with 503 what a person has waited for too long. */
  ask<Name extends TextWorkName>(
    work: Name,
    asked: TextWork[Name]['asked'],
  ): Promise<TextWork[Name]['answer']>;
  close(): Promise<void>;
}

/** The program of the thread beside that of the server. */
export const startBuiltTexts: StartThread = startBuilt('text-thread');

/** The thread nobody waits for has longer, and a text it has kept is there at once. */
const notYet = () => new Unavailable('Текст файла читается дольше обычного. Повторите через минуту');

interface ThreadOf {
  start: StartThread;
  patience: number;
  late: () => Error;
}

function textThread({ start, patience, late }: ThreadOf): TextThread {
  const thread = new WorkThread<TextRequest, TextAnswer>({
    start,
    limits: LIMITS,
    patience,
    refusal: (fault) =>
      fault === 'late' ? late() : new UnreadableText(fault === 'broken' ? NOT_A_TEXT : TOO_LONG),
    absent: () => new Unavailable('Тексты файлов сейчас не читаются. Скачайте файл'),
  });
  return {
    ask: async (work, asked) => {
      const answer = await thread.ask({ work, ...asked } as TextRequest);
      if ('refusal' in answer) throw new UnreadableText(answer.refusal);
      return answer.result;
    },
    close: () => thread.close(),
  };
}

/** Threads of a server: one for people who wait, one for work that nobody waits for. */
export interface TextThreads {
  front: TextThread;
  back: TextThread;
}

/** A person waits ten seconds for a text, nobody waits for the other ones. */
const PATIENCE = { front: 10_000, back: 60_000 };

/** Threads that are started so and are waited for so long, in milliseconds. */
export function textThreads(start: StartThread, patience = PATIENCE): TextThreads {
  return {
    front: textThread({ start, patience: patience.front, late: notYet }),
    back: textThread({ start, patience: patience.back, late: () => new UnreadableText(TOO_LONG) }),
  };
}
