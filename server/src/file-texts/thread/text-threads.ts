import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';
import { Unavailable } from '../../platform/http/errors';
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
  /** Refuses with `UnreadableText` what gives no text, or takes too long or too much memory. */
  ask<Name extends TextWorkName>(
    work: Name,
    asked: TextWork[Name]['asked'],
  ): Promise<TextWork[Name]['answer']>;
  close(): Promise<void>;
}

/** How a thread is started; null where the program of the thread is not built. */
export type StartThread = (limits: WorkerOptions) => Worker | null;

/** Beside the built program lies that of the thread. */
export const startBuilt: StartThread = (limits) => {
  const file = path.join(path.dirname(path.resolve(process.argv[1] ?? '.')), 'text-thread.js');
  return existsSync(file) ? new Worker(file, limits) : null;
};

const isOutOfMemory = (error: Error) => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** One work after the other in one thread, which is replaced when it hangs or dies. */
class OneThread implements TextThread {
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | null = null;

  constructor(
    private readonly start: StartThread,
    /** Milliseconds of one work. */
    private readonly patience: number,
  ) {}

  ask<Name extends TextWorkName>(
    work: Name,
    asked: TextWork[Name]['asked'],
  ): Promise<TextWork[Name]['answer']> {
    const next = this.last.then(() => this.take({ work, ...asked } as TextRequest));
    this.last = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private ready(): Worker {
    const worker = (this.worker ??= this.start(LIMITS));
    if (worker === null) throw new Unavailable('Тексты файлов сейчас не читаются. Скачайте файл');
    // A text being read must not keep a stopping server alive.
    worker.unref();
    return worker;
  }

  private take(request: TextRequest): Promise<TextWork[TextWorkName]['answer']> {
    const worker = this.ready();
    worker.stdout.resume();
    worker.stderr.resume();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', answered);
        worker.off('error', broken);
        worker.off('exit', gone);
      };
      const fail = (sentence: string) => {
        this.worker = null;
        settle();
        // A thread that goes on dying would otherwise take the server with it.
        worker.on('error', () => undefined);
        void worker.terminate();
        reject(new UnreadableText(sentence));
      };
      const answered = (answer: TextAnswer) => {
        settle();
        if ('refusal' in answer) reject(new UnreadableText(answer.refusal));
        else resolve(answer.result);
      };
      const broken = (error: Error) => fail(isOutOfMemory(error) ? TOO_LONG : NOT_A_TEXT);
      const gone = () => fail(NOT_A_TEXT);
      const timer = setTimeout(() => fail(TOO_LONG), this.patience);
      worker.once('message', answered);
      worker.once('error', broken);
      worker.once('exit', gone);
      worker.postMessage(request);
    });
  }
}

/** Threads of a server: one for people who wait, one for work that nobody waits for. */
export interface TextThreads {
  front: TextThread;
  back: TextThread;
}

/** A person waits ten seconds for a text, nobody waits for the other ones. */
export function textThreads(start: StartThread, patience = { front: 10_000, back: 60_000 }): TextThreads {
  return { front: new OneThread(start, patience.front), back: new OneThread(start, patience.back) };
}
