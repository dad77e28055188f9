import { existsSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { builtProgram } from '../../threads/work-thread';
import type { ApartLine, ApartNews, ApartPlace, ApartRun } from './apart-message';

/** Milliseconds a thread without work is kept: the next one of a row of works finds it started. */
const KEPT_MS = 60_000;
/** Megabytes of its own memory, beyond which it ends, and not the server; what is young is kept small. */
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 8 };

interface ApartOptions {
  start: () => Worker;
  /** Events of a commit in the thread wait to leave by this node. */
  onEvents: () => void;
  /** The thread has queued a job of that name. */
  onQueued: (name: string) => void;
  /** The thread has something for the log. */
  onLine: (line: ApartLine) => void;
}

interface Waiting {
  resolve: () => void;
  reject: (error: Error) => void;
}

/** The works of the queue that would hold answers up, in a thread of their own that is there while there is work. */
export class ApartJobs {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private ids = 0;
  private rest: NodeJS.Timeout | null = null;

  constructor(private readonly options: ApartOptions) {}

  /** Resolves when the run has ended well; rejects with what it threw, or when the thread died of it. */
  run(name: string, payload: object): Promise<void> {
    if (this.rest !== null) clearTimeout(this.rest);
    this.ids += 1;
    const id = this.ids;
    const worker = this.worker ?? this.begin();
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      worker.postMessage({ id, name, payload } satisfies ApartRun);
    });
  }

  /** Nothing runs apart afterwards; what was under way is rejected. */
  async close(): Promise<void> {
    if (this.rest !== null) clearTimeout(this.rest);
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
    this.fail(new Error('The thread was closed'));
  }

  private begin(): Worker {
    const worker = this.options.start();
    this.worker = worker;
    // A server that stops does not wait for it.
    worker.unref();
    worker.on('message', (news: ApartNews) => {
      this.take(news);
    });
    worker.on('error', (error) => {
      this.lose(worker, error);
    });
    worker.once('exit', () => {
      this.lose(worker, new Error('The thread has ended'));
    });
    return worker;
  }

  private take(news: ApartNews): void {
    if (news.news === 'events') this.options.onEvents();
    else if (news.news === 'queued') this.options.onQueued(news.name);
    else if (news.news === 'line') this.options.onLine(news);
    else {
      const waiting = this.waiting.get(news.id);
      this.waiting.delete(news.id);
      if (news.news === 'done') waiting?.resolve();
      else waiting?.reject(news.error);
      if (this.waiting.size === 0) this.rest = setTimeout(() => void this.close(), KEPT_MS).unref();
    }
  }

  private lose(worker: Worker, error: Error): void {
    if (this.worker !== worker) return;
    this.worker = null;
    this.fail(error);
  }

  private fail(error: Error): void {
    const lost = [...this.waiting.values()];
    this.waiting.clear();
    for (const { reject } of lost) reject(error);
  }
}

/** How the built program of the thread is started; null where the server is not built, as under test. */
export function builtApart(place: ApartPlace): (() => Worker) | null {
  const file = builtProgram('jobs-thread');
  if (!existsSync(file)) return null;
  return () => new Worker(file, { workerData: place, resourceLimits: LIMITS });
}
