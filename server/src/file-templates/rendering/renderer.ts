import { existsSync } from 'node:fs';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { type Rendered, renderDocx, TemplateUnreadable } from './render-docx';
import type { RenderAnswer, RenderRequest } from './render-message';
import type { TemplateValues } from './template-value';

/** Puts values into templates. */
export interface Renderer {
  /** Refuses with `TemplateUnreadable` a file that is no template. */
  render(template: Uint8Array, values: TemplateValues): Promise<Rendered>;
  close(): Promise<void>;
}

/** In the thread of the caller: where the server is not built, as under test. */
const inPlace: Renderer = {
  render: (template, values) => Promise.resolve().then(() => renderDocx(template, values)),
  close: () => Promise.resolve(),
};

/** A document takes seconds at most; what takes longer is a template without an end. */
const PATIENCE = 30_000;

/** One document after the other in a thread of its own: a long one keeps no other request waiting. */
class ThreadRenderer implements Renderer {
  private last: Promise<unknown> = Promise.resolve();
  private worker: Worker | null = null;

  constructor(private readonly file: string) {}

  render(template: Uint8Array, values: TemplateValues): Promise<Rendered> {
    const next = this.last.then(() => this.ask({ template, values }));
    this.last = next.catch(() => undefined);
    return next;
  }

  async close(): Promise<void> {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  private ask(request: RenderRequest): Promise<Rendered> {
    const worker = (this.worker ??= new Worker(this.file));
    // A template being rendered must not keep a stopping server alive.
    worker.unref();
    return new Promise<Rendered>((resolve, reject) => {
      const fail = (error: Error) => {
        this.worker = null;
        settle();
        void worker.terminate();
        reject(error);
      };
      const timer = setTimeout(() => {
        fail(new TemplateUnreadable(['Документ по этому шаблону составляется слишком долго']));
      }, PATIENCE);
      const answer = (message: RenderAnswer) => {
        settle();
        if ('faults' in message) reject(new TemplateUnreadable(message.faults));
        else resolve(message);
      };
      const settle = () => {
        clearTimeout(timer);
        worker.off('message', answer);
        worker.off('error', fail);
      };
      worker.once('message', answer);
      worker.once('error', fail);
      worker.postMessage(request);
    });
  }
}

/** The renderer of this server: beside the built program lies that of the thread. */
export function openRenderer(): Renderer {
  const file = path.join(path.dirname(path.resolve(process.argv[1] ?? '.')), 'render-thread.js');
  return existsSync(file) ? new ThreadRenderer(file) : inPlace;
}
