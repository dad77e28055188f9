import { Worker } from 'node:worker_threads';
import { ApartJobs } from './apart-jobs';
import { crossingLog } from './apart-log';
import type { ApartLine } from './apart-message';

// A thread that does by its jobs' names what the real one might.
const THREAD = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', ({ id, name, payload }) => {
  if (name === 'dies') process.exit(1);
  if (name === 'hangs') return;
  if (name === 'queues') parentPort.postMessage({ news: 'queued', name: payload.what });
  if (name === 'complains') parentPort.postMessage({ news: 'line', ...payload });
  if (name === 'writes') parentPort.postMessage({ news: 'events' });
  parentPort.postMessage(name === 'fails' ? { news: 'failed', id, error: new Error('no space') } : { news: 'done', id });
});`;

let started: number;
let told: string[];
let jobs: ApartJobs;

beforeEach(() => {
  started = 0;
  told = [];
  jobs = new ApartJobs({
    start: () => {
      started += 1;
      return new Worker(THREAD, { eval: true });
    },
    onEvents: () => told.push('events'),
    onQueued: (name) => told.push(name),
    onLine: ({ level, text }) => told.push(`${level}: ${text}`),
  });
});
afterEach(() => jobs.close());

describe('work apart', () => {
  it('ends as it ended there, in one thread for all of it', async () => {
    await jobs.run('exports', {});
    await expect(jobs.run('fails', {})).rejects.toThrow('no space');
    await jobs.run('exports', {});
    expect(started).toBe(1);
  });

  it('lets events leave and jobs begin that were made there', async () => {
    await jobs.run('writes', {});
    await jobs.run('queues', { what: 'imports.run' });
    expect(told).toEqual(['events', 'imports.run']);
  });

  it('tells the log of the node what it has to tell', async () => {
    await jobs.run('complains', { level: 'warn', detail: { export_id: 7 }, text: 'no sign of life' });
    expect(told).toEqual(['warn: no sign of life']);
  });

  it('tells of an error with what it knows, which would be lost on the way', () => {
    const lines: ApartLine[] = [];
    const err = Object.assign(new TypeError('canceling statement'), { code: '57014', client: { secret: 1 } });
    crossingLog((line) => lines.push(structuredClone(line))).error({ err, export_id: 7 }, 'export failed');
    expect(lines).toEqual([
      {
        level: 'error',
        text: 'export failed',
        detail: {
          export_id: 7,
          err: { type: 'TypeError', message: err.message, stack: err.stack, code: '57014' },
        },
      },
    ]);
  });

  it('fails with its thread, all that was under way there, and the next work has a new one', async () => {
    const beside = jobs.run('hangs', {});
    const dying = jobs.run('dies', {});
    await Promise.all([
      expect(beside).rejects.toThrow('The thread has ended'),
      expect(dying).rejects.toThrow('The thread has ended'),
    ]);
    await jobs.run('exports', {});
    expect(started).toBe(2);
  });

  it('is given up when the node stops', async () => {
    const hanging = expect(jobs.run('hangs', {})).rejects.toThrow('The thread was closed');
    await jobs.close();
    await hanging;
  });
});
