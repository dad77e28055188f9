import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker, type WorkerOptions } from 'node:worker_threads';

/** Why a work has no answer: it took longer than it may, more memory than it may, or the thread died of it. */
export type WorkFault = 'late' | 'memory' | 'broken';

/** How a thread is started; null where its program is not built. */
export type StartThread = (limits: WorkerOptions) => Worker | null;

interface ThreadRules {
  start: StartThread;
  limits?: WorkerOptions;
  /** Milliseconds of one work. */
  patience: number;
  /** The refusal that a fault becomes. */
  refusal: (fault: WorkFault) => Error;
  /** The refusal where there is no thread to start. */
  absent: () => Error;
}

/** The file of a thread's program, beside the built program of the server. */
export function builtProgram(name: string): string {
  return path.join(path.dirname(path.resolve(process.argv[1] ?? '.')), `${name}.js`);
}

/** Starts the built program of that name; gives null where the server is not built, as under test. */
export const startBuilt =
  (name: string): StartThread =>
  (limits) => {
    const file = builtProgram(name);
    return existsSync(file) ? new Worker(file, limits) : null;
  };

const faultOf = (error: Error): WorkFault =>
  'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'broken';

/**
 * One work after the other in a thread of its own, off the thread that answers requests. A thread that hangs or dies is
 * replaced for the next work; the one it had is refused.
 */
export class WorkThread<Request, Answer> {
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | null = null;

  constructor(private readonly rules: ThreadRules) {}

  /** The thread's answer; rejects with the refusal of the rules when there is none. */
  ask(request: Request): Promise<Answer> {
    const next = this.last.then(() => this.take(request));
    this.last = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private ready(): Worker {
    const worker = this.worker ?? this.rules.start(this.rules.limits ?? {});
    if (worker === null) throw this.rules.absent();
    if (worker === this.worker) return worker;
    this.worker = worker;
    // Work that is under way must not keep a stopping server alive.
    worker.unref();
    // Where the limits hold back what the thread prints, somebody has to read it.
    worker.stdout.resume();
    worker.stderr.resume();
    // A thread that dies between two works, or goes on dying, would otherwise take the server with it.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.worker === worker) this.worker = null;
    });
    return worker;
  }

  private take(request: Request): Promise<Answer> {
    const worker = this.ready();
    return new Promise((resolve, reject) => {
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', answered);
        worker.off('error', broken);
        worker.off('exit', gone);
      };
      const fail = (fault: WorkFault) => {
        this.worker = null;
        settle();
        void worker.terminate();
        reject(this.rules.refusal(fault));
      };
      const answered = (answer: Answer) => {
        settle();
        resolve(answer);
      };
      const broken = (error: Error) => {
        fail(faultOf(error));
      };
      const gone = () => {
        fail('broken');
      };
      const timer = setTimeout(() => {
        fail('late');
      }, this.rules.patience);
      worker.once('message', answered);
      worker.once('error', broken);
      worker.once('exit', gone);
      worker.postMessage(request);
    });
  }
}
